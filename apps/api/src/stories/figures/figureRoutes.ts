import { schemaVersionOf } from "@stopbank/contract/content";
import { readContent } from "@stopbank/contract/content-documents";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { findContent } from "@stopbank/store/client-content";
import { datasetFor } from "../../ask/datasetCall.ts";
import type { DataRouteParts } from "../../ask/selectionRequest.ts";
import { matchesEtag } from "../../http/etag.ts";
import type { RegisterRoute } from "../../http/registerRoute.ts";
import { askFigures } from "./askFigures.ts";
import { publishedWith } from "./publishedWith.ts";
import { storyFigures } from "./storyFigures.ts";

/** The figures of a story, worked out once for each version of it and of the data. */
export function storyFigureRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  const { store, datasets } = parts;
  register(routes.storyFigures, async (call) => {
    const { params, caller, asker, request, reply } = call;
    const { client } = caller;
    const kept = await store.withClient(client.id, (tx) =>
      findContent(tx, { kind: "story", name: params.storyId }),
    );
    // Withdrawn, it is there without a body.
    if (kept === undefined || kept.body === null)
      throw new DomainError(
        "not-found",
        "stories/unknown",
        "There is no such story. The list of stories has all there are.",
      );
    const dataset = await datasetFor(datasets, call);
    const then = await publishedWith(datasets, client.clientName, kept.createdAt);
    const about = ["story figures", params.storyId, kept.version, schemaVersionOf("story"), then ?? "-"];
    const etag = `W/"${[client.clientName, dataset.version, ...about.slice(1)].join(".")}"`;
    reply
      .header("etag", etag)
      .header("cache-control", "private, no-cache")
      .header("vary", "authorization, ui-client-name");
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    const answer = await dataset.keepWhileWanted(about.join(" "), asker, async (wanting) => {
      const story = readContent("story", kept);
      const former =
        then === undefined || then === dataset.version
          ? undefined
          : await datasets.version(client.clientName, then);
      const steps = await storyFigures(story, {
        now: { dataset, ask: askFigures(parts, client.id, dataset, wanting) },
        former: former && askFigures(parts, client.id, former, wanting),
        turn: wanting.turn,
      });
      const published = { at: kept.createdAt.toISOString(), dataset_version: then ?? null };
      const value = Buffer.from(JSON.stringify({ dataset_version: dataset.version, published, steps }));
      return { value, bytes: value.byteLength };
    });
    return reply.type("application/json; charset=utf-8").send(answer);
  });
}
