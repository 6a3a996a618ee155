import type { VectorTileLayer } from "@stopbank/dataset/write";
import type { Feature } from "geojson";
import type { DrawnRole } from "./roleFeatures.ts";

/** The tiles' order is the order of this list; what lies under comes first. */
const roles: readonly DrawnRole[] = [
  "land",
  "landcover",
  "water",
  "waterways",
  "boundaries",
  "buildings",
  "rail",
  "roads",
  "places",
];

/** The least zoom of a class, by role: what is drawn fine is in the tiles from where it can be seen. */
const leastZooms: Readonly<Partial<Record<DrawnRole, Readonly<Record<string, number>>>>> = {
  landcover: { else: 8 },
  water: { else: 4 },
  waterways: { river: 7, canal: 10, stream: 11, drain: 13, else: 11 },
  boundaries: { country: 0, else: 6 },
  buildings: { else: 13 },
  rail: { else: 8 },
  roads: { highway: 5, arterial: 8, country: 10, street: 12, track: 12, service: 13, path: 13, else: 12 },
  places: { city: 0, town: 6, village: 9, suburb: 11, island: 10, bay: 10, peak: 11, headland: 11, else: 12 },
};

const classOf = ({ properties }: Feature): string =>
  String(properties?.class ?? properties?.kind ?? (Number(properties?.admin_level) <= 2 ? "country" : ""));

/** Features as layers of tiles, each class from its own least zoom. */
export const vectorLayers = (
  features: Readonly<Partial<Record<DrawnRole, readonly Feature[]>>>,
): VectorTileLayer[] =>
  roles.flatMap((role) => {
    const zooms = leastZooms[role] ?? { else: 0 };
    const byZoom = Map.groupBy(features[role] ?? [], (each) => zooms[classOf(each)] ?? zooms.else!);
    return [...byZoom].map(([minZoom, list]) => ({ sourceLayer: role, features: list, minZoom }));
  });
