import type { Feature } from "geojson";
import type { Bounds } from "../../manifest/place.ts";
import type { NamedThing } from "../../search/NamedThing.ts";
import { featureBounds } from "../../tiles/featureBounds.ts";

/**
 * The features that have a text of their own.
 *
 * @param property that holds the name.
 * @param about what is said of each; `detail` may depend on the feature.
 */
export function namedFeatures(
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

function placeOf(feature: Feature): Pick<NamedThing, "position" | "bounds"> {
  const bounds: Bounds = featureBounds([feature]);
  const [west, south, east, north] = bounds;
  const position = [(west + east) / 2, (south + north) / 2] as const;
  return west === east && south === north ? { position } : { position, bounds };
}
