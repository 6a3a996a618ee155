export { type NamedThing, nameKinds } from "./search/NamedThing.ts";
export { type FoundThing, mostFound, openSearchIndex, type SearchIndex } from "./search/SearchIndex.ts";
