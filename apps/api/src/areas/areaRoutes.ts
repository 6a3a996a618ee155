import { routes } from "@stopbank/contract/routes";
import { isPolygon, needsBuffer } from "@stopbank/geo-read/needs-buffer";
import { type AreaAllowance, saveArea } from "@stopbank/store/areas";
import type { ClientTransaction } from "@stopbank/store/database";
import { forgetNamedArea, listNamedAreas, nameArea } from "@stopbank/store/named-areas";
import { type PackedArea, packArea, unpackArea } from "@stopbank/store/packed-area";
import type { FastifyReply } from "fastify";
import { keptArea } from "../ask/area.ts";
import { datasetFor } from "../ask/datasetCall.ts";
import type { DataRouteParts } from "../ask/selectionRequest.ts";
import { fileOf } from "../http/fileBodies.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { AreaWork } from "../work/areaWork.ts";
import type { Asker } from "../work/asker.ts";
import type { AreaFiles } from "./areaFiles.ts";
import { type FoundSources, findSources } from "./areaSources.ts";

export interface AreaRouteParts extends DataRouteParts {
  readonly files: AreaFiles;
  /** What an area that a caller keeps counts for. */
  readonly allowancesOf: (asker: Asker) => readonly AreaAllowance[];
}

/** Areas: kept by what they are, read from files, made of shapes. */
export function areaRoutes(
  register: RegisterRoute,
  { store, datasets, work, files, allowancesOf }: AreaRouteParts,
): void {
  register(
    routes.storeArea,
    async ({ body: { geometry }, caller: { client, userId }, asker, request, reply }) => {
      const read = request.readBody;
      if (read === undefined) await work.check(geometry, asker);
      const area = read?.packed ?? packArea(geometry);
      await store.withClient(client.id, (tx) =>
        saveArea(tx, area, { createdBy: userId, allowances: allowancesOf(asker) }),
      );
      return sendArea(reply, area.id, await unpackArea(area.packed));
    },
  );

  register(routes.storedArea, async ({ params: { area_id }, caller: { client }, asker, reply }) =>
    sendArea(reply, area_id, await keptArea(area_id, { store, clientId: client.id, asker })),
  );

  register(routes.readAreaFile, async ({ query: { name = "", crs }, asker, request, reply }) => {
    const json = await files.read(fileOf(request), { name, crs }, asker);
    return reply.type("application/json; charset=utf-8").send(json);
  });

  register(routes.makeArea, async (call) => {
    const { caller, asker, body, reply } = call;
    const clientId = caller.client.id;
    const dataset = () => datasetFor(datasets, call);
    const sources = await findSources(body.from, { store, clientId, dataset, asker });
    const area = await made(work, sources, body.buffer_metres, asker);
    await store.withClient(clientId, (tx) =>
      saveArea(tx, area, { createdBy: caller.userId, allowances: allowancesOf(asker) }),
    );
    return sendArea(reply, area.id, await unpackArea(area.packed));
  });

  const ownNames = async (tx: ClientTransaction, userId: string) =>
    (await listNamedAreas(tx, userId)).map(({ areaId, name }) => ({ area_id: areaId, name }));

  register(routes.namedAreas, ({ caller: { client, userId } }) =>
    store.withClient(client.id, (tx) => ownNames(tx, userId)),
  );

  register(routes.nameArea, ({ params, body, caller: { client, userId } }) =>
    store.withClient(client.id, async (tx) => {
      await nameArea(tx, userId, { areaId: params.area_id, name: body.name.trim() });
      return ownNames(tx, userId);
    }),
  );

  register(routes.forgetArea, ({ params, caller: { client, userId } }) =>
    store.withClient(client.id, async (tx) => {
      await forgetNamedArea(tx, userId, params.area_id);
      return ownNames(tx, userId);
    }),
  );
}

async function made(
  work: AreaWork,
  { shapes, kept }: FoundSources,
  bufferMetres: number | undefined,
  asker: Asker,
): Promise<PackedArea> {
  const [only] = shapes;
  const isWhole = shapes.length === 1 && kept.length === 0 && bufferMetres === undefined;
  if (isWhole && (only?.type === "Polygon" || only?.type === "MultiPolygon")) {
    // There is nothing to unite: it stays as it is, to the last digit.
    await work.check(only, asker);
    return packArea(only);
  }
  // What can be no area costs no thread.
  if (bufferMetres === undefined && !shapes.every(isPolygon)) throw needsBuffer();
  return work.make({ shapes, kept, bufferMetres }, asker);
}

/** As the contract has it. The geometry goes out as it was kept: a large one takes long to read and to write again. */
const sendArea = (reply: FastifyReply, id: string, geometry: Buffer) =>
  reply
    .type("application/json; charset=utf-8")
    .send(Buffer.concat([Buffer.from(`{"area_id":"${id}","geometry":`), geometry, Buffer.from("}")]));
