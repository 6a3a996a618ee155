import type { Feature, GeoJsonProperties } from "geojson";
import type { Contextual, RegionGroup } from "../../manifest/manifest.ts";
import type { Bounds } from "../../manifest/place.ts";
import type { NamedThing } from "../../search/NamedThing.ts";
import { featureBounds } from "../../tiles/featureBounds.ts";

/**
 * The features that have a text of their own.
 *
 * @param property that holds the name.
 * @param about what is said of each; `detail` may depend on the feature.
 */
function namedFeatures(
  features: readonly Feature[],
  property: string,
  about: (feature: Feature) => Pick<NamedThing, "kind" | "detail" | "layer">,
): NamedThing[] {
  return features.flatMap((feature): NamedThing[] => {
    const name: unknown = feature.properties?.[property];
    if (typeof name !== "string" || name.trim() === "" || feature.geometry === null) return [];
    return [{ ...about(feature), title: name.trim(), ...placeOf(feature) }];
  });
}

export const regionThings = (
  { title: detail }: Pick<RegionGroup, "title">,
  regions: readonly Feature[],
): NamedThing[] => namedFeatures(regions, "name", () => ({ kind: "region", detail }));

/** What a thing of a contextual layer is, but for its name and place. */
export const aboutContext = ({ id: layer, displayName: detail }: Pick<Contextual, "id" | "displayName">) =>
  ({ kind: "context", detail, layer }) as const;

/** None of a layer that does not say which property is a name. */
export const contextThings = (
  layer: Pick<Contextual, "id" | "displayName" | "nameProperty">,
  features: readonly Feature[],
): NamedThing[] =>
  layer.nameProperty === undefined
    ? []
    : namedFeatures(features, layer.nameProperty, () => aboutContext(layer));

export const placeThings = (places: readonly Feature[]): NamedThing[] =>
  namedFeatures(places, "name", ({ properties }) => ({ kind: "place", detail: kindInWords(properties) }));

/** `town` reads `Town`; a place that is of no kind is a place. */
function kindInWords(properties: GeoJsonProperties): string {
  const kind: unknown = properties?.kind;
  const words = typeof kind === "string" && kind !== "" ? kind.replaceAll("_", " ") : "place";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const placeOf = (feature: Feature) => placeIn(featureBounds([feature]));

/** The place of what lies within a box: the middle of it, and the box where it is one. */
export function placeIn(bounds: Bounds): Pick<NamedThing, "position" | "bounds"> {
  const [west, south, east, north] = bounds;
  const position = [(west + east) / 2, (south + north) / 2] as const;
  return west === east && south === north ? { position } : { position, bounds };
}
