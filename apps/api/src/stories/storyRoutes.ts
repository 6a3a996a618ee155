import { schemaVersionOf } from "@stopbank/contract/content";
import { readContent } from "@stopbank/contract/content-documents";
import { routes } from "@stopbank/contract/routes";
import type { WireStory } from "@stopbank/contract/stories";
import type { Story } from "@stopbank/contract/story";
import { wireStory } from "@stopbank/contract/wire-story";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import type { KeptContent } from "@stopbank/store/client-content";
import { contentStamp, readLatestContent } from "@stopbank/store/latest-content";
import type { FastifyBaseLogger } from "fastify";
import { datasetFor } from "../ask/datasetCall.ts";
import type { Datasets } from "../data/datasets.ts";
import { matchesEtag } from "../http/etag.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { layerMentions } from "./layerMentions.ts";
import { storyLayers } from "./storyLayers.ts";

/** So many layers are joined in one answer, with all stories together. */
const mostMentions = 20_000;

/** The stories of the client in use, by number, with the layers they name as the dataset of today has them (STO-09, STO-10). */
export function storyRoutes(
  register: RegisterRoute,
  { store, datasets }: { readonly store: Store; readonly datasets: Datasets },
): void {
  register(routes.stories, async (call) => {
    const { caller, asker, request, reply } = call;
    const { client } = caller;
    const stamp = await store.withClient(client.id, (tx) => contentStamp(tx, ["story"]));
    const dataset = await datasetFor(datasets, call);
    const key = [client.clientName, stamp, schemaVersionOf("story"), dataset.version].join(".");
    const etag = `W/"stories.${key}"`;
    reply
      .header("etag", etag)
      .header("cache-control", "private, no-cache")
      .header("vary", "authorization, ui-client-name");
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    const answer = await dataset.keepWhileWanted(`stories ${key}`, asker, async ({ turn }) => {
      const kept = await store.withClient(client.id, (tx) => readLatestContent(tx, ["story"]));
      const layers = storyLayers(dataset);
      const parts: string[] = [];
      for (const { id, version, story } of readable(kept, client.clientName, request.log)) {
        await turn();
        parts.push(JSON.stringify({ ...wireStory(id, story, layers), version } satisfies WireStory));
      }
      const json = Buffer.from(`[${parts.join(",")}]`);
      return { value: json, bytes: json.byteLength };
    });
    return reply.type("application/json; charset=utf-8").send(answer);
  });
}

/** The stories that can be read, by number; of the others a line in the log. */
function readable(
  kept: readonly KeptContent[],
  client: string,
  log: Pick<FastifyBaseLogger, "error">,
): readonly { readonly id: number; readonly version: number; readonly story: Story }[] {
  let mentions = 0;
  return kept
    .filter(({ body }) => body !== null)
    .map((document) => ({ document, id: Number(document.name) }))
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ document, id }) => {
      try {
        const story = readContent("story", document);
        const withIt = mentions + layerMentions(story);
        if (withIt <= mostMentions) {
          mentions = withIt;
          return [{ id, version: document.version, story }];
        }
        log.error(
          { client, story: id, mentions: withIt },
          "a story is left out: with it they name too many layers",
        );
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        log.error({ client, story: id, code: error.code, facts: error.facts }, "a story is left out");
      }
      return [];
    });
}
