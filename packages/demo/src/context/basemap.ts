import type { VectorTileLayer } from "@stopbank/dataset/write";
import type { Feature, LineString, Point, Polygon } from "geojson";
import type { District } from "../district.ts";
import { blurred, type Grid, gridOf, sampleAt } from "../ground/grid.ts";

import { type Landcover, landcoverCode } from "../imagery/landcover.ts";
import { type DistrictLine, type DistrictPoint, simplified } from "../network/lines.ts";
import { settlements } from "../network/settlements.ts";
import { suburbs } from "../regions/suburbs.ts";
import { contourPolygons, toPosition, toRing } from "../shapes/contourPolygons.ts";
import { contourRings } from "../shapes/contourRings.ts";
import { riverWidthMetres } from "../terrain/channels.ts";
import { landHeights } from "../terrain/landHeights.ts";
import { riverEnd } from "../terrain/streams.ts";
import { natureNames } from "./natureNames.ts";

export const lineFeature = (
  line: DistrictLine,
  properties: Record<string, string | number>,
): Feature<LineString> => ({
  type: "Feature",
  properties,
  geometry: { type: "LineString", coordinates: line.map(toPosition) },
});

const pointFeature = (at: DistrictPoint, properties: Record<string, string | number>): Feature<Point> => ({
  type: "Feature",
  properties,
  geometry: { type: "Point", coordinates: toPosition(at) },
});

/** The layers of the drawn map: ground, cover, water, contours, roads and names. */
export function basemapLayers(district: District, landcover: Grid): VectorTileLayer[] {
  const { terrain, streams, graph } = district;
  const land = landHeights(terrain);
  return [
    { sourceLayer: "land", features: contourPolygons(land, 0, { toleranceMetres: 5 }).features },
    { sourceLayer: "landcover", features: landcoverFeatures(landcover), minZoom: 8 },
    { sourceLayer: "contours", features: contourLines(terrain.heights, 20), minZoom: 11 },
    { sourceLayer: "water", features: [riverFeature(district)], minZoom: 9 },
    {
      sourceLayer: "waterways",
      features: streams.map((stream) =>
        lineFeature(stream.line, {
          name: stream.name,
          class: stream.name.endsWith("River") ? "river" : "stream",
        }),
      ),
      minZoom: 10,
    },
    {
      sourceLayer: "roads",
      features: graph.edges.map((edge) =>
        lineFeature(simplified(edge.line, 1), { name: edge.road.name, class: edge.road.roadClass }),
      ),
      minZoom: 8,
    },
    { sourceLayer: "places", features: placeFeatures() },
  ];
}

/** Cover other than pasture, which is the ground's own colour. */
export function landcoverFeatures(landcover: Grid): Feature[] {
  const shownCovers: readonly Landcover[] = ["forest", "pine", "scrub", "sand", "wetland", "urban"];
  return shownCovers.flatMap((cover) => {
    const code = landcoverCode(cover);
    const share = blurred({ ...landcover, data: landcover.data.map((each) => (each === code ? 1 : 0)) }, 1);
    return contourPolygons(share, 0.5, {
      leastSquareMetres: 12_000,
      toleranceMetres: 12,
      properties: { class: cover },
    }).features;
  });
}

export function contourLines(heights: Grid, every: number): Feature[] {
  const smooth = blurred(
    gridOf(50, (x, y) => sampleAt(heights, x, y)),
    1,
  );
  const features: Feature[] = [];
  for (let level = every; level < 600; level += every)
    for (const ring of contourRings(smooth, level)) {
      if (ring.length < 9) continue;
      features.push(
        lineFeature(simplified([...ring, ring[0]!], 9), { metres: level, index: level % 100 === 0 ? 1 : 0 }),
      );
    }
  return features;
}

/** Lines between land and sea. */
export const shoreline = (heights: Grid): Feature[] =>
  contourRings(
    gridOf(25, (x, y) => sampleAt(heights, x, y)),
    0,
  )
    .filter((ring) => ring.length >= 9)
    .map((ring) => lineFeature(simplified([...ring, ring[0]!], 5), {}));

/** The main river's water surface between its banks. */
function riverFeature({ terrain }: District): Feature<Polygon> {
  const { toMouthMetres } = terrain.trunk;
  const points = terrain.trunk.points.slice(0, riverEnd(terrain));
  const bank = (side: number) =>
    points.map(([x, y], i): DistrictPoint => {
      const a = points[Math.max(0, i - 1)]!;
      const b = points[Math.min(points.length - 1, i + 1)]!;
      const run = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const half = (side * riverWidthMetres(toMouthMetres[i]!)) / 2;
      return [x - ((b[1] - a[1]) / run) * half, y + ((b[0] - a[0]) / run) * half];
    });
  const ring = [...bank(1), ...bank(-1).reverse()];
  return {
    type: "Feature",
    properties: { name: "Awatōrea River", class: "river" },
    geometry: { type: "Polygon", coordinates: [toRing(ring)] },
  };
}

/** Settlements, suburbs and what nature is called. */
export function placeFeatures(): Feature<Point>[] {
  return [
    ...settlements.map(({ name, kind, centre }, i) =>
      pointFeature(centre, { name, kind, rank: i < 2 ? 1 : 2 }),
    ),
    ...suburbs
      .filter((suburb) => !settlements.some(({ name }) => name === suburb.name))
      .map(({ name, at }) => pointFeature(at, { name, kind: "suburb", rank: 3 })),
    ...natureNames.map(({ name, kind, at }) =>
      pointFeature(at, { name, kind, rank: kind === "peak" ? 3 : 2 }),
    ),
  ];
}
