import { routes } from "@stopbank/contract/routes";
import type { FoundPlace } from "@stopbank/contract/search";
import type { FoundThing } from "@stopbank/dataset/search";
import { datasetFor } from "../ask/datasetCall.ts";
import type { Datasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { Asker } from "../work/asker.ts";
import type { SearchThreads } from "../work/searchThreads.ts";
import type { Geocoder } from "./geocoder.ts";
import type { OutsidePlace } from "./photonAnswer.ts";

export interface SearchParts {
  readonly datasets: Datasets;
  readonly search: SearchThreads;
  /** Of another place, with what it wants named beside its answers; absent unless the installation has one. */
  readonly geocoder?: { readonly ask: Geocoder["find"]; readonly credit: string } | undefined;
  /** Of a client by its id: in which countries addresses are looked for outside. */
  readonly countryCodes: (clientId: string) => Promise<readonly string[]>;
}

/** Where the client's own data answers with so many, nobody else is asked. */
const enoughOwn = 5;
/** A geocoder is not asked for less. */
const leastLetters = 3;

/** Elements by what they are called, and where what somebody names is. */
export function searchRoutes(
  register: RegisterRoute,
  { datasets, search, geocoder, countryCodes }: SearchParts,
): void {
  const find = async (dataset: ServedDataset, text: string, asker: Asker, elementType?: string) => {
    const path = await dataset.searchFile();
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
    const { asker, query, caller } = call;
    const text = query.search_query;
    const own = (await find(dataset, text, asker)).map(foundPlace);
    if (geocoder === undefined || own.length >= enoughOwn || text.trim().length < leastLetters) return own;
    const [west, south, east, north] = dataset.manifest.bounds;
    const near = [(west + east) / 2, (south + north) / 2] as const;
    const codes = await countryCodes(caller.client.id);
    const outside = await geocoder.ask({ text, countryCodes: codes, near }, asker);
    return [...own, ...outside.map((place) => outsidePlace(place, geocoder.credit))];
  });
}

const outsidePlace = ({ title, position, bounds }: OutsidePlace, credit: string): FoundPlace => ({
  kind: "outside",
  title,
  detail: `Outside this data, ${credit}`,
  position: [...position],
  ...(bounds === undefined ? {} : { bounds: [...bounds] }),
});

const foundPlace = ({ kind, match, detail, position, ...thing }: FoundThing): FoundPlace => ({
  kind,
  title: match,
  detail,
  position: [...position],
  ...(thing.bounds === undefined ? {} : { bounds: [...thing.bounds] }),
  ...(thing.layer === undefined ? {} : { [kind === "element" ? "asset_type" : "layer_id"]: thing.layer }),
  ...(thing.elementId === undefined ? {} : { asset_id: thing.elementId }),
});
