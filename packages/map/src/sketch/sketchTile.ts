import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { ground } from "../palettes.ts";
import type { pixelsIn, TileInView, ViewSize } from "./tilesInView.ts";

/** What a sketch needs of a canvas, whose units are CSS pixels. */
export type Sketching = Pick<
  CanvasRenderingContext2D,
  | "save"
  | "restore"
  | "beginPath"
  | "rect"
  | "fillRect"
  | "clip"
  | "moveTo"
  | "lineTo"
  | "closePath"
  | "fill"
  | "stroke"
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineJoin"
>;

const coverColours: Readonly<Record<string, string>> = {
  forest: ground.woodland,
  pine: ground.woodland,
  scrub: ground.grass,
  wetland: ground.wetland,
  sand: ground.sand,
  rock: ground.rock,
  park: ground.park,
  grass: ground.park,
};

/** Widths in pixels at zoom 13, with their edges; a zoom further in they are half as wide again. */
const roadWidths: Readonly<Record<string, number>> = {
  highway: 3.6,
  arterial: 3.2,
  country: 1.7,
  street: 1.1,
};

/**
 * Draws a tile of a dataset's own basemap in plain colours: land, cover, water and roads, as the map will show them in full.
 *
 * @param bytes a vector tile in the product's own schema.
 * @param zoom of the view.
 */
export function sketchTile(context: Sketching, bytes: ArrayBuffer, tile: TileInView, zoom: number): void {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const { leftPx, topPx, sizePx } = tile;
  const features = (name: string): VectorTileFeature[] => {
    const layer = layers[name];
    return layer === undefined ? [] : Array.from({ length: layer.length }, (_, i) => layer.feature(i));
  };
  const trace = (feature: VectorTileFeature) => {
    const scale = sizePx / feature.extent;
    context.beginPath();
    for (const line of feature.loadGeometry()) {
      for (const [i, { x, y }] of line.entries())
        context[i === 0 ? "moveTo" : "lineTo"](leftPx + x * scale, topPx + y * scale);
      if (feature.type === polygon) context.closePath();
    }
  };
  const fill = (name: string, colourOf: (kind: string) => string | undefined) => {
    for (const feature of features(name)) {
      const colour = colourOf(String(feature.properties.class));
      if (colour === undefined) continue;
      trace(feature);
      context.fillStyle = colour;
      context.fill("evenodd");
    }
  };
  const stroke = (name: string, colour: string, widthOf: (kind: string) => number) => {
    context.strokeStyle = colour;
    for (const feature of features(name)) {
      context.lineWidth = widthOf(String(feature.properties.class));
      if (context.lineWidth === 0) continue;
      trace(feature);
      context.stroke();
    }
  };

  context.save();
  context.beginPath();
  context.rect(leftPx, topPx, sizePx, sizePx);
  context.clip();
  context.lineJoin = "round";
  fill("land", () => ground.land);
  fill("landcover", (kind) => coverColours[kind]);
  fill("water", () => ground.water);
  stroke("waterways", ground.waterLine, (kind) => (kind === "river" ? 2 : 1));
  const growth = 1.5 ** (zoom - 13);
  const widthOf = (kind: string) => (zoom < 9 ? 0 : (roadWidths[kind] ?? 0) * growth);
  stroke("roads", ground.roadCasing, (kind) => widthOf(kind) * 1.35);
  stroke("roads", ground.road, widthOf);
  context.restore();
}

const polygon = 3;

/**
 * Draws what lies under the tiles: sea where the dataset knows land from sea, else ground that nobody knows.
 *
 * @param known boxes of west, south, east, north in degrees.
 */
export function sketchSea(
  context: Sketching,
  known: readonly (readonly number[])[],
  { across, down }: ReturnType<typeof pixelsIn>,
  { widthPx, heightPx }: ViewSize,
): void {
  context.fillStyle = ground.land;
  context.fillRect(0, 0, widthPx, heightPx);
  context.fillStyle = ground.water;
  for (const [west = 0, south = 0, east = 0, north = 0] of known) {
    const [left, top] = [across(west), down(north)];
    context.fillRect(left, top, across(east) - left, down(south) - top);
  }
}
