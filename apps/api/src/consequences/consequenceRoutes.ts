import { routes } from "@stopbank/contract/routes";
import { datasetFor } from "../ask/datasetCall.ts";
import type { DataRouteParts } from "../ask/selectionRequest.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { consequenceMethodology } from "./consequenceMethodology.ts";

/** What damage follows. */
export function consequenceRoutes(
  register: RegisterRoute,
  { datasets }: Pick<DataRouteParts, "datasets">,
): void {
  register(routes.consequenceMethodology, async (call) => {
    const { assetType, assetTag } = call.params;
    return consequenceMethodology(await datasetFor(datasets, call), assetType, assetTag);
  });
}
