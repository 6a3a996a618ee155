export { type FoundThing, mostFound } from "./search/bestFound.ts";
export { type NamedThing, nameKinds } from "./search/NamedThing.ts";
export { openSearchIndex, type SearchIndex } from "./search/SearchIndex.ts";
export { canonicalWords } from "./search/searchWords.ts";
