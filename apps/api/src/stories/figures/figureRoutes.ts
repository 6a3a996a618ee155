import { figureNamesIn } from "@stopbank/contract/live-figures";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { findContent, type KeptContent } from "@stopbank/store/client-content";
import { readLatestContent } from "@stopbank/store/latest-content";
import { datasetFor } from "../../ask/datasetCall.ts";
import type { DataRouteParts } from "../../ask/selectionRequest.ts";
import { matchesEtag } from "../../http/etag.ts";
import type { RegisterRoute } from "../../http/registerRoute.ts";
import { figuresKey, figuresOfVersion } from "./figuresOfVersion.ts";

/** The figures of published stories, for their readers and for those who write them. */
export function storyFigureRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { store, datasets } = parts;
  register(routes.storyFigures, async (call) => {
    const { params, query, caller, asker, request, reply } = call;
    const { client } = caller;
    const kept = await store.withClient(client.id, async (tx) => {
      const story = { kind: "story", name: params.storyId };
      const latest = await findContent(tx, story);
      // Withdrawn, it is there without a body, and no version of it is for anybody.
      if (latest === undefined || latest.body === null) return undefined;
      const { version } = query;
      return version === undefined ? latest : findContent(tx, story, Number(version));
    });
    if (kept === undefined || kept.body === null) throw unknownStory();
    const dataset = await datasetFor(datasets, call);
    const etag = `W/"figures.${client.clientName}.${dataset.version}.${figuresKey(kept)}"`;
    reply
      .header("etag", etag)
      .header("cache-control", "private, no-cache")
      .header("vary", "authorization, ui-client-name");
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    const { json } = await figuresOfVersion(parts, client, kept, dataset, asker);
    return reply.type("application/json; charset=utf-8").send(json);
  });

  register(routes.changedStories, async (call) => {
    const { caller, asker, request } = call;
    const { client } = caller;
    const dataset = await datasetFor(datasets, call);
    const stories = await store.withClient(client.id, (tx) => readLatestContent(tx, ["story"]));
    const changed = [];
    for (const kept of stories.filter(hasFigures)) {
      await asker.turn();
      try {
        const figures = await figuresOfVersion(parts, client, kept, dataset, asker);
        if (figures.changed > 0)
          changed.push({
            id: Number(kept.name),
            story_version: kept.version,
            changed: figures.changed,
            published_with: figures.datasetAt,
          });
      } catch (error) {
        // One that cannot be told leaves the others to be told.
        if (!(error instanceof DomainError && error.kind === "invalid") || asker.signal.aborted) throw error;
        request.log.warn(
          { client: client.clientName, story: kept.name, code: error.code },
          "figures left out",
        );
      }
    }
    return changed;
  });
}

const hasFigures = ({ body }: KeptContent): boolean =>
  body !== null && figureNamesIn(JSON.stringify(body)).length > 0;

const unknownStory = () =>
  new DomainError(
    "not-found",
    "stories/unknown",
    "There is no such story, or no such version of it. The list of stories has all there are.",
  );
