import type { Feature, GeoJsonProperties, Geometry, Position } from "geojson";
import { doubleArea } from "../coast/polygonsOfRings.ts";
import { placeRank } from "../placeRank.ts";
import type { DrawnRole } from "../roleFeatures.ts";
import {
  borderLevel,
  coverClass,
  isBuilding,
  isRail,
  isTunnel,
  isWater,
  placeKind,
  roadClass,
  waterwayClass,
} from "./osmClasses.ts";
import type { Tags } from "./tags.ts";

/** What is drawn of an extract. */
export interface OsmDrawn {
  readonly features: Partial<Record<DrawnRole, Feature[]>>;
  /** Coastlines, land on their left. */
  readonly coast: Position[][];
}

/**
 * Sorts a feature into the roles that it has; a way may have several, such as a street that is a border.
 * @returns whether it has any.
 */
export function classifyOsm(drawn: OsmDrawn, tags: Tags, geometry: Geometry): boolean {
  let isDrawn = false;
  const add = (role: DrawnRole, properties: GeoJsonProperties) => {
    drawn.features[role] ??= [];
    drawn.features[role].push({ type: "Feature", properties, geometry });
    isDrawn = true;
  };
  const named = tags.name === undefined ? {} : { name: tags.name };
  if (geometry.type === "Point") {
    const kind = placeKind(tags);
    if (kind !== undefined && tags.name !== undefined)
      add("places", { ...named, kind, rank: placeRank(kind) });
  } else if (geometry.type === "LineString") {
    if (tags.natural === "coastline") {
      drawn.coast.push(geometry.coordinates);
      isDrawn = true;
    }
    const [road, waterway, level] = [roadClass(tags), waterwayClass(tags), borderLevel(tags)];
    if (road !== undefined && tags.area !== "yes")
      add("roads", { ...named, class: road, ...(isTunnel(tags) ? { tunnel: 1 } : {}) });
    if (isRail(tags)) add("rail", { class: "rail" });
    if (waterway !== undefined) add("waterways", { ...named, class: waterway });
    if (level !== undefined) add("boundaries", { admin_level: level });
  } else if (geometry.type === "MultiPolygon" || geometry.type === "Polygon") {
    const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    if (tags.natural === "coastline") {
      // A closed coast comes as a polygon: an island, whichever way round it was made.
      for (const [outer = []] of parts) drawn.coast.push(landOnLeft(outer));
      isDrawn = true;
    }
    const cover = coverClass(tags);
    if (isBuilding(tags)) add("buildings", { class: "building" });
    else if (isWater(tags)) add("water", { ...named, class: tags.water === "river" ? "river" : "lake" });
    else if (cover !== undefined) add("landcover", { class: cover });
  }
  return isDrawn;
}

const landOnLeft = (ring: Position[]) => (doubleArea(ring) < 0 ? ring.toReversed() : ring);
