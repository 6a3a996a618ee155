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
import { listStoryTitles, storyRoom } from "@stopbank/store/story-room";
import type { FastifyBaseLogger } from "fastify";
import { datasetFor } from "../ask/datasetCall.ts";
import type { Datasets } from "../data/datasets.ts";
import { matchesEtag } from "../http/etag.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { layerMentions, mostMentions } from "./layerMentions.ts";
import { storyLayers } from "./storyLayers.ts";

/** So large one answer becomes, in bytes: what is published has room in it several times, with the layers that it names. */
const mostBytes = 4 * storyRoom.bytes;

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
      const parts: Buffer[] = [];
      let bytes = 0;
      for await (const { id, version, story } of readable(kept, client.clientName, request.log, turn)) {
        const told: WireStory = { ...wireStory(id, story, layers), version };
        const part = Buffer.from(`${parts.length === 0 ? "" : ","}${JSON.stringify(told)}`);
        if (bytes + part.byteLength > mostBytes) {
          request.log.error(
            { client: client.clientName, story: id, bytes },
            "a story is left out: there is no room",
          );
          continue;
        }
        bytes += part.byteLength;
        parts.push(part);
      }
      const json = Buffer.concat([Buffer.from("["), ...parts, Buffer.from("]")]);
      return { value: json, bytes: json.byteLength };
    });
    return reply.type("application/json; charset=utf-8").send(answer);
  });

  register(routes.storyTitles, async ({ caller: { client } }) => {
    const titles = await store.withClient(client.id, listStoryTitles);
    return titles
      .map(({ name, version, title }) => ({ id: Number(name), version, title }))
      .toSorted((one, other) => one.id - other.id);
  });
}

/** The stories that can be read, by number; of the others a line in the log. Each is read in a turn of its own. */
async function* readable(
  kept: readonly KeptContent[],
  client: string,
  log: Pick<FastifyBaseLogger, "error">,
  turn: () => Promise<unknown>,
): AsyncGenerator<{ readonly id: number; readonly version: number; readonly story: Story }> {
  let mentions = 0;
  const documents = kept
    .filter(({ body }) => body !== null)
    .map((document) => ({ document, id: Number(document.name) }))
    .toSorted((one, other) => one.id - other.id);
  for (const { document, id } of documents) {
    await turn();
    const story = readOrSay(document, client, log);
    if (story === undefined) continue;
    const withIt = mentions + layerMentions(story);
    if (withIt > mostMentions) {
      log.error(
        { client, story: id, mentions: withIt },
        "a story is left out: with it they name too many layers",
      );
      continue;
    }
    mentions = withIt;
    yield { id, version: document.version, story };
  }
}

function readOrSay(
  document: KeptContent,
  client: string,
  log: Pick<FastifyBaseLogger, "error">,
): Story | undefined {
  try {
    return readContent("story", document);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, facts } = error;
    log.error({ client, story: Number(document.name), code, facts }, "a story is left out");
    return undefined;
  }
}
