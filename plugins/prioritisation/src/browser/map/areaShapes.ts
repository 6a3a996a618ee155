import type { RegionGeometries } from "@stopbank/contract/regions";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Areas as the map draws them: features by number from 1, in the order they were asked in. */
export interface AreaShapes {
  readonly data: FeatureCollection<Polygon | MultiPolygon>;
  readonly numberOf: ReadonlyMap<string, number>;
  /** By number - 1: the region's id. */
  readonly areas: readonly string[];
  /**
   * West, south, east, north in degrees, by the region's id; of one that lies on both sides of 180 degrees, east is above 180. Worked out
   * when it is asked for: of 2,000 areas one is gone to, now and then.
   */
  readonly boundsOf: (area: string) => Bounds | undefined;
}

export function areaShapes(outlines: RegionGeometries): AreaShapes {
  const features = outlines.map(
    ({ region, name, geometry }, at): Feature<Polygon | MultiPolygon> => ({
      type: "Feature",
      id: at + 1,
      properties: { region, name },
      geometry: geometry as Polygon | MultiPolygon,
    }),
  );
  const areas = outlines.map(({ region }) => region);
  const numberOf = new Map(areas.map((area, at) => [area, at + 1]));
  return {
    data: { type: "FeatureCollection", features },
    areas,
    numberOf,
    boundsOf: (area) => {
      const feature = features[(numberOf.get(area) ?? 0) - 1];
      return feature && boundsOf(feature.geometry);
    },
  };
}

/** Half the way around: what is wider goes the other way. */
const halfTurn = 180;

function boundsOf({ type, coordinates }: Polygon | MultiPolygon): Bounds {
  const rings = type === "Polygon" ? coordinates : coordinates.flat();
  const points = rings.flat();
  const box = (longitudes: readonly number[]): readonly [number, number] => [
    least(longitudes),
    most(longitudes),
  ];
  const longitudes = points.map(([longitude = 0]) => longitude);
  const [west, east] = box(longitudes);
  const latitudes = points.map(([, latitude = 0]) => latitude);
  // The Chathams lie east of 180 degrees and New Zealand west of it.
  const [from, to] =
    east - west <= halfTurn ? [west, east] : box(longitudes.map((x) => (x < 0 ? x + 360 : x)));
  return [from, least(latitudes), to, most(latitudes)];
}

const least = (values: readonly number[]) =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
