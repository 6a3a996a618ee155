import { schemaVersionOf } from "@stopbank/contract/content";
import { readContent } from "@stopbank/contract/content-documents";
import { routes } from "@stopbank/contract/routes";
import type { WireStory } from "@stopbank/contract/stories";
import type { Story } from "@stopbank/contract/story";
import type { StoryFigures } from "@stopbank/contract/story-figures";
import { wireStory } from "@stopbank/contract/wire-story";
import { DomainError } from "@stopbank/errors";
import type { KeptContent } from "@stopbank/store/client-content";
import type { FastifyBaseLogger } from "fastify";
import { datasetFor } from "../ask/datasetCall.ts";
import type { DataRouteParts } from "../ask/selectionRequest.ts";
import type { ClientCaller } from "../http/caller.ts";
import { matchesEtag } from "../http/etag.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { Asker } from "../work/asker.ts";
import { figuresKey, figuresOfVersion } from "./figures/figuresOfVersion.ts";
import { toldSteps } from "./figures/toldSteps.ts";
import { findStory } from "./findStory.ts";
import { layerMentions, mostMentions } from "./layerMentions.ts";
import { storyLayers } from "./storyLayers.ts";
import { withoutNotes } from "./withoutNotes.ts";

export interface EmbeddedRouteParts extends DataRouteParts {
  /** The only client whose stories are shown to whoever comes. */
  readonly publicClient: string;
}

/** Stories of the public client as other sites embed them (STO). Whoever asks, they are the same, and nobody signs in. */
export function embeddedStoryRoutes(register: RegisterRoute, parts: EmbeddedRouteParts): void {
  const { store, datasets, publicClient } = parts;
  const open = async (
    { client }: ClientCaller,
    storyId: string,
    log: FastifyBaseLogger,
  ): Promise<{ kept: KeptContent; story: Story }> => {
    const kept = client.clientName === publicClient && (await findStory(store, client.id, storyId));
    if (!kept) throw notEmbedded();
    try {
      const story = withoutNotes(readContent("story", kept));
      if (layerMentions(story) <= mostMentions) return { kept, story };
      log.error({ story: storyId }, "a story is not embedded: it names too many layers");
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      log.error({ story: storyId, code: error.code, facts: error.facts }, "a story is not embedded");
    }
    throw notEmbedded();
  };

  register(routes.embeddedStory, async (call) => {
    const { params, caller, asker, request, reply } = call;
    const { kept, story } = await open(caller, params.storyId, request.log);
    const dataset = await datasetFor(datasets, call);
    const key = [params.storyId, kept.version, schemaVersionOf("story")].join(".");
    const etag = `W/"embedded-story.${publicClient}.${dataset.version}.${key}"`;
    reply.headers(cached(etag));
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    const answer = await dataset.keepWhileWanted(`embedded story ${key}`, toTheEnd(asker), async () => {
      const wire: WireStory = wireStory(Number(params.storyId), story, storyLayers(dataset));
      const value = Buffer.from(JSON.stringify(wire));
      return { value, bytes: value.byteLength };
    });
    return reply.type("application/json; charset=utf-8").send(answer);
  });

  register(routes.embeddedStoryFigures, async (call) => {
    const { params, caller, asker, request, reply } = call;
    const { kept, story } = await open(caller, params.storyId, request.log);
    const dataset = await datasetFor(datasets, call);
    const etag = `W/"embedded-figures.${publicClient}.${dataset.version}.${figuresKey(kept)}"`;
    reply.headers(cached(etag));
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    // The very ones that members have, so that they are worked out once; what notes alone name is left out.
    const { json } = await figuresOfVersion(parts, caller.client, kept, dataset, toTheEnd(asker));
    const figures: StoryFigures = JSON.parse(json.toString());
    const told = toldSteps(story);
    return {
      ...figures,
      steps: figures.steps.map((step, at) => ({
        ...step,
        figures: step.figures.filter(({ name }) => told[at]?.names.includes(name)),
      })),
    };
  });
}

const cached = (etag: string) => ({
  etag,
  "cache-control": "private, no-cache",
  vary: "authorization, ui-client-name",
});

/** What a stranger began is worked out to its end, once: else somebody could have it begun again and again by going away. */
const toTheEnd = (asker: Asker): Asker => ({ ...asker, signal: new AbortController().signal });

/** The same words for what is not there, is not published, or is another client's. */
const notEmbedded = () =>
  new DomainError(
    "not-found",
    "stories/not-embedded",
    "There is no such story to show here. It may have been withdrawn by whoever published it.",
  );
