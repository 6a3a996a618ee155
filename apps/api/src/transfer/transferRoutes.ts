import { writeZip } from "@stopbank/content-folder/write-zip";
import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import type { AreaAllowance } from "@stopbank/store/areas";
import { fileOf } from "../http/fileBodies.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { chargeClientsMedium } from "../media/mediaDesk.ts";
import { bytesOfText, chargeTexts } from "../texts/textBudget.ts";
import type { Asker } from "../work/asker.ts";
import { endAfter } from "../work/endAfter.ts";
import { clientContent } from "./contentOwner.ts";
import { draftExport, draftOwner, noName } from "./draftTransfer.ts";
import { exportContent } from "./exportContent.ts";
import { importContent } from "./importContent.ts";
import { lookRoute } from "./lookRoute.ts";
import { asOne, chosenOne, sourceOf } from "./oneDocument.ts";
import { bytesOfMedium, knownMedia } from "./ownMedia.ts";
import { readInThread } from "./readInThread.ts";
import { createTransferDesk } from "./transferDesk.ts";

/** 500 MB of media by a line of 5 Mbit/s. */
const mostExportSeconds = 900;

export interface TransferParts {
  readonly store: Store;
  /** What an area that comes in counts for. */
  readonly allowancesOf: (asker: Asker) => readonly AreaAllowance[];
}

/** The texts of the client in use as one file, out and in, for those who write them. */
export function transferRoutes(register: RegisterRoute, { store, allowancesOf }: TransferParts): void {
  const desk = createTransferDesk(store);
  lookRoute(register, { store, desk });

  register(routes.exportContent, async ({ query, caller, asker, request, reply }) => {
    const only = chosenOne(query);
    const leave = await desk.enter("export", caller.client.id, asker);
    const own = clientContent(store, caller.client, { userId: caller.userId });
    const draft =
      only === undefined || query.draft === undefined
        ? undefined
        : await draftExport(store, caller.client, only).catch(gone(leave));
    const parts = exportContent(
      draft === undefined ? own : { ...own, latest: async () => [draft] },
      {
        readMedium: (name) => bytesOfMedium(store, caller.client.id, name),
        turn: () => asker.turn(),
        onBroken: (kind, name, error) =>
          request.log.error({ kind, name, code: error.code, facts: error.facts }, "left out of an export"),
      },
      only,
    );
    // What is wrong before the first file is answered as such, and not as half a ZIP.
    const first = await parts.next().catch(gone(leave));
    const zip = writeZip(
      (async function* () {
        if (first.done !== true) yield first.value;
        yield* parts;
      })(),
    );
    zip.once("close", () => void leave());
    endAfter(zip, mostExportSeconds);
    const one = only && [only.kind, only.name, draft && "draft"].filter(Boolean).join("-");
    const name = one ?? "content";
    return reply
      .header("content-disposition", `attachment; filename="${caller.client.clientName}-${name}.zip"`)
      .header("cache-control", "private, no-store")
      .type("application/zip")
      .send(zip);
  });

  register(routes.importContent, async ({ query, caller, asker, request }) => {
    const bytes = fileOf(request);
    const only = chosenOne(query);
    if (query.as === "draft" && only === undefined) throw noName();
    const leave = await desk.enter("import", caller.client.id, asker);
    try {
      const read = await readInThread(sourceOf(bytes, only));
      let textBytes = 0;
      for (const { body } of read.documents) {
        await asker.turn();
        textBytes += bytesOfText(body);
      }
      await chargeTexts(store, caller.client.id, asker, textBytes);
      const areaAllowances = allowancesOf(asker);
      const own = clientContent(store, caller.client, { userId: caller.userId }, areaAllowances);
      const owner =
        query.as === "draft" ? draftOwner(own, store, { ...caller, areaAllowances }, query.over) : own;
      const report = await importContent(owner, only === undefined ? read : asOne(read, only), {
        knownMedia: () => knownMedia(own, store),
        chargeMedium: () => chargeClientsMedium(store, caller.client.id),
        atOnce: 1,
        turn: async () => {
          asker.signal.throwIfAborted();
          await asker.turn();
        },
      });
      const { changed, unchanged, newMedia, describedMedia } = report;
      return { changed, unchanged, new_media: newMedia, described_media: describedMedia };
    } finally {
      await leave();
    }
  });
}

/** Gives a place back before a failure goes on. */
const gone =
  (leave: () => Promise<void>) =>
  (error: unknown): never => {
    void leave();
    throw error;
  };
