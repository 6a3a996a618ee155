import { routes } from "@stopbank/contract/routes";
import { addressTooLong, coordinatesLimit } from "@stopbank/http-edge/address";
import { validateArea } from "@stopbank/risk-engine/area";
import { saveArea } from "@stopbank/store/areas";
import { storedArea } from "../data/area.ts";
import { datasetFor } from "../data/datasetCall.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { DataRouteParts } from "../risk/riskRoutes.ts";
import { layerDetails } from "./layerDetails.ts";
import { layersOf } from "./layers.ts";
import { legendsOf } from "./legends.ts";
import { regionGeometries, regionGroups } from "./regions.ts";

/** What there is to see, and where. */
export function layerRoutes(register: RegisterRoute, { store, datasets }: DataRouteParts): void {
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

  register(routes.storeArea, async ({ body: { geometry }, caller: { client, userId } }) => {
    validateArea(geometry);
    const area_id = await store.withClient(client.id, (tx) => saveArea(tx, geometry, userId));
    return { area_id, geometry };
  });

  register(routes.storedArea, async ({ params, caller: { client } }) => ({
    area_id: params.area_id,
    geometry: await storedArea(params.area_id, { store, clientId: client.id }),
  }));
}
