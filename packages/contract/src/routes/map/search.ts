import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LayerName } from "../../schemas/map/names.ts";
import { FoundAssets, FoundPlaces } from "../../schemas/map/search.ts";

const query = Type.Object(
  { search_query: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);

export const searchRoutes = defineRoutes({
  searchAssets: {
    method: "GET",
    path: "/search/asset/:assetType",
    access: "visitor",
    scope: "map:read",
    tag: "Search",
    summary:
      "Elements of a layer by address, name, legal description or identifier: the best 20. Case, macrons, the order of words and how streets are abbreviated do not matter; the last word may be begun only, and one typo is forgiven where nothing else is found.",
    params: Type.Object({ assetType: LayerName }),
    query,
    response: FoundAssets,
  },
  searchPlaces: {
    method: "GET",
    path: "/search/places",
    access: "visitor",
    scope: "map:read",
    tag: "Search",
    summary:
      "Places, regions and elements of the client's data by name, address or identifier, as `/search/asset` finds elements: the best 20, what a layer calls alike once.",
    query,
    response: FoundPlaces,
  },
});
