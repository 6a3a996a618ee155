import { routes } from "@stopbank/contract/routes";
import type { FoundPlace } from "@stopbank/contract/search";
import type { NamedThing } from "@stopbank/dataset/read";
import { datasetFor } from "../ask/datasetCall.ts";
import type { Datasets } from "../data/datasets.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { searchNames } from "./searchNames.ts";

/** Where what somebody names is. */
export function searchRoutes(register: RegisterRoute, { datasets }: { readonly datasets: Datasets }): void {
  register(routes.searchPlaces, async (call) => {
    const { data } = await datasetFor(datasets, call);
    const names = await data.names();
    return names === undefined ? [] : searchNames(names, call.query.search_query).map(foundPlace);
  });
}

const foundPlace = ({ kind, title, detail, position, ...thing }: NamedThing): FoundPlace => ({
  kind,
  title,
  detail,
  position: [...position],
  ...(thing.bounds === undefined ? {} : { bounds: [...thing.bounds] }),
  ...(thing.layer === undefined ? {} : { [kind === "element" ? "asset_type" : "layer_id"]: thing.layer }),
  ...(thing.elementId === undefined ? {} : { asset_id: thing.elementId }),
});
