import type { Dataset } from "../../read/Dataset.ts";
import type { SearchedThing } from "../../search/NamedThing.ts";
import { elementEntries } from "./elementEntries.ts";
import { regionThings } from "./namedFeatures.ts";
import { contextThingsInTiles, placesInTiles } from "./namesInTiles.ts";
import { SearchDraft } from "./SearchDraft.ts";
import { searchedAttributes } from "./searchedAttributes.ts";

/**
 * Writes the search index of a dataset that was published without one, as publishing writes it, from the files there are: regions and
 * elements are the same, names of contextual layers and places are read from tiles.
 *
 * @param path of the file, which is not there yet.
 * @param mostBytes see {@link SearchDraft}.
 * @throws DomainError `dataset/corrupt-file`, `storage/...`; an error of SQLite where it would be larger.
 */
export async function indexDataset(dataset: Dataset, path: string, mostBytes: number): Promise<void> {
  const draft = new SearchDraft(path, mostBytes);
  try {
    draft.begin();
    for await (const things of thingsOf(dataset)) draft.add(things);
    draft.finish();
  } finally {
    draft.close();
  }
}

async function* thingsOf(dataset: Dataset): AsyncGenerator<Iterable<SearchedThing>> {
  const { elementTypes, regionGroups, contextual, basemap } = dataset.manifest;
  if (basemap?.vector !== undefined) yield await placesInTiles(dataset, basemap.vector);
  for (const group of regionGroups) yield regionThings(group, (await dataset.regions(group.id)).features);
  for (const layer of contextual) yield await contextThingsInTiles(dataset, layer);
  for (const type of elementTypes) {
    const keys = searchedAttributes(type).map(({ key }) => key);
    const attributes = [...new Set([type.idAttribute, ...keys])];
    const { geometry, attribute } = await dataset.elements(type.type, { attributes, regions: [] });
    yield elementEntries(type, geometry, (key) => attribute(key).at);
  }
}
