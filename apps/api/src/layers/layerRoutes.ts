import { routes } from "@stopbank/contract/routes";
import { addressTooLong, coordinatesLimit } from "@stopbank/http-edge/address";
import { type AreaAllowance, saveArea } from "@stopbank/store/areas";
import { packArea, unpackArea } from "@stopbank/store/packed-area";
import type { FastifyReply } from "fastify";
import { keptArea } from "../ask/area.ts";
import { datasetFor } from "../ask/datasetCall.ts";
import type { DataRouteParts } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { Asker } from "../work/asker.ts";
import { layerDetails } from "./layerDetails.ts";
import { layersOf } from "./layers.ts";
import { legendsOf } from "./legends.ts";
import { regionGeometries, regionGroups } from "./regions.ts";

export interface LayerRouteParts extends DataRouteParts {
  /** What an area that a caller keeps counts for. */
  readonly allowancesOf: (asker: Asker) => readonly AreaAllowance[];
}

/** What there is to see, and where. */
export function layerRoutes(
  register: RegisterRoute,
  { store, datasets, work, allowancesOf }: LayerRouteParts,
): void {
  register(routes.layers, async (call) => layersOf(await datasetFor(datasets, call)));

  register(routes.layerDetails, async (call) => [
    layerDetails(await datasetFor(datasets, call), call.params.id),
  ]);

  register(routes.legends, async (call) => legendsOf(await datasetFor(datasets, call)));

  register(routes.regions, async (call) => regionGroups(await datasetFor(datasets, call)));

  register(routes.regionGeometries, async (call) => {
    if (call.rest.length > coordinatesLimit) throw addressTooLong();
    return regionGeometries(await datasetFor(datasets, call), call.rest);
  });

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
}

/** As the contract has it. The geometry goes out as it was kept: a large one takes long to read and to write again. */
const sendArea = (reply: FastifyReply, id: string, geometry: Buffer) =>
  reply
    .type("application/json; charset=utf-8")
    .send(Buffer.concat([Buffer.from(`{"area_id":"${id}","geometry":`), geometry, Buffer.from("}")]));
