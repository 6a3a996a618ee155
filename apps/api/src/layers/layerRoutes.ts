import { routes } from "@stopbank/contract/routes";
import { addressTooLong, coordinatesLimit } from "@stopbank/http-edge/address";
import { datasetFor } from "../ask/datasetCall.ts";
import type { DataRouteParts } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { layerDetails } from "./layerDetails.ts";
import { layersOf } from "./layers.ts";
import { legendsOf } from "./legends.ts";
import { regionGeometries, regionGroups } from "./regions.ts";

/** What there is to see, and where. */
export function layerRoutes(register: RegisterRoute, { datasets }: Pick<DataRouteParts, "datasets">): void {
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
}
