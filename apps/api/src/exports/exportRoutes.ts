import { once } from "node:events";
import type { Readable } from "node:stream";
import { routes } from "@stopbank/contract/routes";
import { fileOfExport } from "@stopbank/exports/file";
import { scratchFolder } from "@stopbank/geo-read/scratch-folder";
import { recordClientEvent } from "@stopbank/store/audit";
import { datasetFor } from "../ask/datasetCall.ts";
import type { DataRouteParts } from "../ask/selectionRequest.ts";
import type { MemberCaller } from "../http/caller.ts";
import type { CheckedCall, RegisterRoute } from "../http/registerRoute.ts";
import { createExportPlaces } from "./exportPlaces.ts";
import { exportQuestion, mapQuestion, requireOwnClient } from "./exportQuestion.ts";
import { exportTask } from "./exportTask.ts";
import { exportThread } from "./exportThread.ts";
import { type Maker, type ProvenanceParts, provenanceOf } from "./provenance.ts";

/** What leaves the building: elements with their risk as files, and where the numbers come from. */
export function exportRoutes(
  register: RegisterRoute,
  parts: DataRouteParts & Omit<ProvenanceParts, "store" | "datasets" | "work">,
): void {
  const { store, datasets, uses } = parts;
  const places = createExportPlaces();
  let scratch: string | undefined;

  register(routes.exportCaller, async ({ caller: { userId, client } }) => ({
    user_uuid: userId,
    user_roles: [client.role],
    client_name: client.clientName,
  }));

  register(routes.exportProvenance, async (call) => {
    requireOwnClient(call);
    const dataset = await datasetFor(datasets, call);
    return provenanceOf(parts, await exportQuestion(parts, dataset, call), makerOf(call));
  });

  register(routes.mapProvenance, async (call) => {
    requireOwnClient(call);
    const dataset = await datasetFor(datasets, call);
    return provenanceOf(parts, await mapQuestion(parts, dataset, call), makerOf(call));
  });

  register(routes.exportRiskSummary, async (call) => {
    requireOwnClient(call);
    const { caller, params, query, asker, reply } = call;
    const { client, userId } = caller;
    const leave = await places.enter(asker);
    try {
      const dataset = await datasetFor(datasets, call);
      const question = await exportQuestion(parts, dataset, call);
      const maker = makerOf(call);
      const provenance = await provenanceOf(parts, question, maker);
      const task = await exportTask(question, params.format, provenance);
      scratch ??= scratchFolder();
      const bytes = exportThread(task, scratch).once("close", leave);
      // Whatever fails at its beginning is answered as what it is.
      await firstPiece(bytes, asker.signal);
      const { format, types, tags } = params;
      await store.withClient(client.id, (tx) =>
        recordClientEvent(tx, {
          action: "risk.exported",
          actorUserId: userId,
          subject: format,
          details: { layers: types, scenarios: tags, dataset: dataset.version, ...shownQuery(query) },
        }),
      );
      // A job that leaves a file counts as one by itself.
      if (provenance.made.by !== "job") uses.exported(client.id, `risk.${format}`);
      const file = fileOfExport(task);
      reply.type(file.mediaType).header("content-disposition", `attachment; filename="${file.name}"`);
      return await reply.send(bytes);
    } catch (error) {
      leave();
      throw error;
    }
  });
}

async function firstPiece(bytes: Readable, signal: AbortSignal): Promise<void> {
  try {
    await once(bytes, "readable", { signal });
  } catch (error) {
    bytes.destroy();
    throw signal.aborted ? signal.reason : error;
  }
}

function makerOf({
  caller,
  request,
}: Pick<CheckedCall<typeof routes.exportProvenance>, "request"> & { caller: MemberCaller }): Maker {
  const { familyId, token } = request.admitted ?? {};
  return {
    ...caller,
    ...(familyId === undefined ? {} : { familyId }),
    ...(token === undefined ? {} : { token }),
  };
}

/** Which of the client's data, and not the link a page gave. */
const shownQuery = ({ scene: _, ...query }: { readonly scene?: string }) => query;
