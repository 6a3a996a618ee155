import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { FoundPlaces } from "../../schemas/map/search.ts";

export const searchRoutes = defineRoutes({
  searchPlaces: {
    method: "GET",
    path: "/search/places",
    access: "visitor",
    scope: "map:read",
    tag: "Search",
    summary:
      "Names and places of the client's data, whatever their case, macrons and order of words: the best 20, of which the last word may be begun only.",
    query: Type.Object(
      { search_query: Type.String({ minLength: 1, maxLength: 100 }) },
      { additionalProperties: false },
    ),
    response: FoundPlaces,
  },
});
