import { type Static, Type } from "typebox";

/** A name of the client's data, and where it is. */
export const FoundPlace = Type.Object({
  kind: Type.Union(
    [
      Type.Literal("place"),
      Type.Literal("region"),
      Type.Literal("context"),
      Type.Literal("element"),
      Type.Literal("outside"),
    ],
    {
      description:
        "A settlement or other name of the map, a region, a feature of a contextual layer, an element; `outside` is not of the client's data, and comes from the installation's geocoder",
    },
  ),
  title: Type.String({ description: "The name as it is written" }),
  detail: Type.String({
    description: "What has the name, such as Town, Suburbs or Roads; whose data it is, of what is outside",
  }),
  position: Type.Tuple([Type.Number(), Type.Number()], { description: "Longitude and latitude" }),
  bounds: Type.Optional(
    Type.Array(Type.Number(), {
      minItems: 4,
      maxItems: 4,
      description: "West, south, east and north of all that has the name; absent for a point",
    }),
  ),
  asset_type: Type.Optional(Type.String({ description: "The element layer, of an element" })),
  asset_id: Type.Optional(Type.String({ description: "The element, where one alone has the name" })),
  layer_id: Type.Optional(Type.String({ description: "The contextual layer" })),
});
export type FoundPlace = Static<typeof FoundPlace>;

export const FoundAsset = Type.Object({
  asset_id: Type.String(),
  search_match: Type.String({
    description:
      "The address or name, and in brackets what else answers the question, such as a legal description",
  }),
});

/** Best first. */
export const FoundAssets = Type.Array(FoundAsset, { maxItems: 20 });
export type FoundAssets = Static<typeof FoundAssets>;

/** Best first. */
export const FoundPlaces = Type.Array(FoundPlace, { maxItems: 20 });
export type FoundPlaces = Static<typeof FoundPlaces>;
