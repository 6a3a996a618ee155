import type { AreaFile } from "@stopbank/contract/area-file";

const ring = [
  [172.9, -40.4],
  [173, -40.4],
  [173, -40.3],
  [172.9, -40.4],
];

/** A file with a polygon, a line and a shape that cannot be used. */
export const areaFile: AreaFile = {
  format: "geopackage",
  systems: ["NZGD2000 / New Zealand Transverse Mercator 2000 (EPSG:2193)"],
  features: [
    { name: "Ōtara flats", geometry: { type: "Polygon", coordinates: [ring, ring] }, positions: 8 },
    { name: "Stopbank", geometry: { type: "LineString", coordinates: ring }, positions: 4 },
    {
      name: "Crossed",
      geometry: { type: "Polygon", coordinates: [ring] },
      positions: 4,
      fault: {
        code: "area/self-intersecting",
        message: "Its outline crosses or touches itself at 172.95, -40.35.",
        at: [172.95, -40.35],
      },
    },
  ],
  notes: [],
};
