import { readContent } from "@stopbank/contract/content-documents";
import { findContent, type KeptContent } from "@stopbank/store/client-content";
import type { FastifyBaseLogger } from "fastify";
import type { DataRouteParts } from "../../ask/selectionRequest.ts";
import type { ClientCaller } from "../../http/caller.ts";
import type { Asker } from "../../work/asker.ts";
import { keepFiguresOf } from "./figuresThen.ts";

interface PublishingCall {
  readonly caller: Pick<ClientCaller, "client">;
  readonly asker: Asker;
  readonly request: { readonly log: Pick<FastifyBaseLogger, "warn"> };
}

type KeptText = Pick<KeptContent, "kind" | "name" | "version">;

/**
 * Keeps the figures of a story that was published as they are in the data of today. What cannot be worked out now is when the story is first
 * read (`figuresThen`): nothing here undoes a publication.
 */
export const keepAtPublication =
  (parts: DataRouteParts) =>
  async (
    { caller: { client }, asker, request: { log } }: PublishingCall,
    { kind, name, version }: KeptText,
  ): Promise<void> => {
    if (kind !== "story") return;
    try {
      const kept = await parts.store.withClient(client.id, (tx) => findContent(tx, { kind, name }, version));
      if (kept === undefined || kept.body === null) return;
      const { version: current } = await parts.datasets.current(client.clientName);
      const published = await parts.datasets.published(client.clientName);
      const data = published.find((each) => each.version === current);
      if (data !== undefined)
        await keepFiguresOf(parts, client, kept, { story: readContent("story", kept), data, asker });
    } catch (error) {
      log.warn(
        { err: error, client: client.clientName, story: name, version },
        "figures of a story are not kept yet",
      );
    }
  };
