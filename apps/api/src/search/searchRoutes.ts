import { routes } from "@stopbank/contract/routes";
import type { FoundPlace } from "@stopbank/contract/search";
import type { FoundThing } from "@stopbank/dataset/search";
import { DomainError } from "@stopbank/errors";
import { datasetFor } from "../ask/datasetCall.ts";
import type { Datasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { Asker } from "../work/asker.ts";
import type { SearchThreads } from "../work/searchThreads.ts";

export interface SearchParts {
  readonly datasets: Datasets;
  readonly search: SearchThreads;
}

/** Elements by what they are called, and where what somebody names is. */
export function searchRoutes(register: RegisterRoute, { datasets, search }: SearchParts): void {
  const find = async (dataset: ServedDataset, text: string, asker: Asker, elementType?: string) => {
    if (dataset.manifest.search === undefined) throw notBuilt();
    const path = await dataset.data.searchFile();
    if (path === undefined) return [];
    return search.find({ path, text, ...(elementType === undefined ? {} : { elementType }) }, asker);
  };

  register(routes.searchAssets, async (call) => {
    const dataset = await datasetFor(datasets, call);
    const { type } = dataset.directory.elementType(call.params.assetType);
    const found = await find(dataset, call.query.search_query, call.asker, type);
    return found.map(({ elementId = "", match }) => ({ asset_id: elementId, search_match: match }));
  });
  register(routes.searchPlaces, async (call) => {
    const dataset = await datasetFor(datasets, call);
    return (await find(dataset, call.query.search_query, call.asker)).map(foundPlace);
  });
}

const notBuilt = () =>
  new DomainError(
    "not-found",
    "search/not-built",
    "This data was published before it could be searched. Ask an administrator to import it again.",
  );

const foundPlace = ({ kind, match, detail, position, ...thing }: FoundThing): FoundPlace => ({
  kind,
  title: match,
  detail,
  position: [...position],
  ...(thing.bounds === undefined ? {} : { bounds: [...thing.bounds] }),
  ...(thing.layer === undefined ? {} : { [kind === "element" ? "asset_type" : "layer_id"]: thing.layer }),
  ...(thing.elementId === undefined ? {} : { asset_id: thing.elementId }),
});
