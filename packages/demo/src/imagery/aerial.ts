import type { District } from "../district.ts";
import type { DemoElementLayer } from "../elements/elementLayer.ts";
import { footprints } from "../elements/footprints.ts";
import { heightMetres, widthMetres } from "../ground/frame.ts";
import { type Grid, sampleAt } from "../ground/grid.ts";
import { hashUnit } from "../ground/random.ts";
import type { DistrictLine } from "../network/lines.ts";
import { riverWidthMetres } from "../terrain/channels.ts";
import { landcoverCode } from "./landcover.ts";
import { encodeSmallPng } from "./png.ts";
import { frameX, frameY, tileX, tileY } from "./webMercator.ts";

export const aerialZoom = { minZoom: 8, maxZoom: 14 } as const;
const tilePx = 256;

/** Materials seen from the air: darkest and lightest of sixteen shades of each. */
const materials = {
  deepSea: ["#16384f", "#265a75"],
  shallows: ["#265a75", "#7fb5b0"],
  sand: ["#a8977a", "#eee0c2"],
  wetland: ["#4b4f37", "#8f8a66"],
  pasture: ["#4f6a2f", "#a3b466"],
  dryPasture: ["#6a6f36", "#b4b26e"],
  crop: ["#62573a", "#a89a68"],
  forest: ["#12291a", "#4f6b45"],
  pine: ["#14301f", "#3c5a3c"],
  scrub: ["#33422a", "#7d8258"],
  rock: ["#5a5650", "#b5afa4"],
  urban: ["#4d5f3c", "#9aa684"],
  road: ["#6d6d6e", "#a9a8a4"],
  paleRoof: ["#8f8a84", "#e5e1da"],
  darkRoof: ["#4a3f3a", "#8d6f62"],
  river: ["#2b4a4a", "#4d7270"],
} as const;
type Material = keyof typeof materials;
const materialNames = Object.keys(materials) as Material[];
const base = (material: Material) => materialNames.indexOf(material) * 16;
/** Indexes below this are water. */
const firstLand = base("sand");
const ofCover: readonly Material[] = [
  "deepSea",
  "pasture",
  "forest",
  "pine",
  "scrub",
  "sand",
  "wetland",
  "rock",
  "urban",
];

/** A picture of the district from the air, at the deepest zoom, and its tiles at every zoom. */
export interface Aerial {
  tile(zoom: number, x: number, y: number): Buffer | undefined;
  readonly colours: AerialColours;
}

/** The picture's own pixels, and where they lie. */
export interface AerialColours {
  readonly width: number;
  readonly height: number;
  /** Of each pixel, its place in the palette. */
  readonly pixels: Uint8Array;
  /** RGB triples. */
  readonly palette: Uint8Array;
  /** Column and row of a point of the frame in metres; fractions lie between the corners of a pixel. */
  toPx(point: readonly [x: number, y: number]): readonly [column: number, row: number];
}

export function paintAerial(district: District, landcover: Grid, fields: DemoElementLayer): Aerial {
  const zoom = aerialZoom.maxZoom;
  const west = Math.floor(tileX(zoom, 0));
  const north = Math.floor(tileY(zoom, 0));
  const width = (Math.ceil(tileX(zoom, widthMetres)) - west) * tilePx;
  const height = (Math.ceil(tileY(zoom, heightMetres)) - north) * tilePx;
  const pixels = new Uint8Array(width * height);
  const toPx = ([x, y]: readonly [number, number]): readonly [number, number] => [
    (tileX(zoom, x) - west) * tilePx,
    (tileY(zoom, y) - north) * tilePx,
  ];
  paintGround(
    district,
    landcover,
    pixels,
    width,
    height,
    (px) => frameX(zoom, west + px / tilePx),
    (py) => frameY(zoom, north + py / tilePx),
  );
  const keepShade = (material: Material, shift: number) => (pixel: number, value: number) => {
    pixels[pixel] = base(material) + Math.min(15, Math.max(0, (value & 15) + shift));
  };
  const only = new Set([base("pasture") >> 4, base("dryPasture") >> 4]);
  fields.rows.forEach(({ shape, values }, key) => {
    const material: Material =
      values.land_use === "Forestry"
        ? "pine"
        : values.land_use === "Arable" || values.land_use === "Horticulture"
          ? hashUnit(key, 3) < 0.5
            ? "crop"
            : "pasture"
          : hashUnit(key, 4) < 0.22
            ? "dryPasture"
            : "pasture";
    const paint = keepShade(material, Math.round((hashUnit(key, 5) - 0.5) * 4.5));
    fill(shape.map(toPx), width, height, (pixel) => {
      if (only.has(pixels[pixel]! >> 4)) paint(pixel, pixels[pixel]!);
    });
  });
  const stroke = (line: DistrictLine, material: Material, halfPx: number) =>
    strokeLine(line.map(toPx), halfPx, width, height, (pixel) => {
      if (pixels[pixel]! >= firstLand || material === "road") keepShade(material, 0)(pixel, pixels[pixel]!);
    });
  const { points, toMouthMetres } = district.terrain.trunk;
  points.forEach((point, i) => {
    if (i > 0) stroke([points[i - 1]!, point], "river", riverWidthMetres(toMouthMetres[i]!) / 2 / 7.3);
  });
  for (const edge of district.graph.edges)
    stroke(
      edge.line,
      "road",
      edge.road.roadClass === "highway" ? 0.85 : edge.road.roadClass === "street" ? 0.6 : 0.45,
    );
  district.lots.forEach((lot, key) => {
    for (const [part, shape] of footprints(lot, key).entries()) {
      const material: Material =
        lot.zone === "industrial" || hashUnit(key, 7) < 0.45 ? "paleRoof" : "darkRoof";
      const shade = base(material) + 3 + Math.floor(11 * hashUnit(key, 8 + part));
      fill(shape.map(toPx), width, height, (pixel) => {
        pixels[pixel] = shade;
      });
    }
  });
  const palette = shades();
  return {
    colours: { width, height, pixels, palette, toPx },
    tile: (z, x, y) =>
      cutTile(
        pixels,
        width,
        height,
        palette,
        2 ** (zoom - z),
        x * 2 ** (zoom - z) - west,
        y * 2 ** (zoom - z) - north,
      ),
  };
}

function paintGround(
  { terrain }: District,
  landcover: Grid,
  pixels: Uint8Array,
  width: number,
  height: number,
  toX: (px: number) => number,
  toY: (py: number) => number,
) {
  const { heights } = terrain;
  const { cellMetres } = heights;
  const xs = Float64Array.from({ length: width }, (_, px) => toX(px + 0.5));
  for (let py = 0; py < height; py++) {
    const y = toY(py + 0.5);
    for (let px = 0; px < width; px++) {
      const x = xs[px]!;
      // Jagged by a few metres, so that cover does not end in squares.
      const jitterX = x + 34 * (hashUnit(px, py) - 0.5);
      const jitterY = y + 34 * (hashUnit(py, px) - 0.5);
      const column = Math.min(heights.width - 2, Math.max(1, Math.floor(jitterX / cellMetres)));
      const row = Math.min(heights.height - 2, Math.max(1, Math.floor(jitterY / cellMetres)));
      const cell = row * heights.width + column;
      const level = sampleAt(heights, x, y);
      const grain = hashUnit(px * 7 + 1, py * 13 + 5);
      const at = py * width + px;
      if (level <= 0 && terrain.isSea[cell] === 1) {
        const depth = -level;
        if (depth > 2.2)
          pixels[at] =
            base("deepSea") + Math.min(15, Math.max(0, Math.round(15 - (depth - 2.2) * 0.75 + grain * 0.8)));
        else pixels[at] = base("shallows") + Math.min(15, Math.round(15 * (1 - depth / 2.2) * 0.9 + grain));
        continue;
      }
      const material = ofCover[landcover.data[cell]!]!;
      const dx = sampleAt(heights, x + 18, y) - sampleAt(heights, x - 18, y);
      const dy = sampleAt(heights, x, y + 18) - sampleAt(heights, x, y - 18);
      // Sun in the north-west, as maps have it.
      const light =
        7.5 +
        ((dx + dy) / 36) * 13 +
        (grain - 0.5) * (landcover.data[cell] === landcoverCode("forest") ? 5.5 : 2.6);
      pixels[at] =
        base(material === "deepSea" ? "sand" : material) + Math.min(15, Math.max(0, Math.round(light)));
    }
  }
}

/** Fills a polygon of pixel coordinates, calling for each pixel whose middle it covers. */
function fill(
  ring: readonly (readonly [number, number])[],
  width: number,
  height: number,
  paint: (pixel: number) => void,
) {
  const top = Math.max(0, Math.floor(Math.min(...ring.map(([, y]) => y))));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ring.map(([, y]) => y))));
  for (let row = top; row <= bottom; row++) {
    const crossed: number[] = [];
    let a = ring[ring.length - 1]!;
    for (const b of ring) {
      if (a[1] > row + 0.5 !== b[1] > row + 0.5)
        crossed.push(a[0] + ((row + 0.5 - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
      a = b;
    }
    crossed.sort((p, q) => p - q);
    for (let i = 0; i + 1 < crossed.length; i += 2)
      for (
        let column = Math.max(0, Math.round(crossed[i]!));
        column < Math.min(width, Math.round(crossed[i + 1]!));
        column++
      )
        paint(row * width + column);
  }
}

function strokeLine(
  line: readonly (readonly [number, number])[],
  halfPx: number,
  width: number,
  height: number,
  paint: (pixel: number) => void,
) {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) * 1.6) + 1;
    for (let step = 0; step <= steps; step++) {
      const x = a[0] + ((b[0] - a[0]) * step) / steps;
      const y = a[1] + ((b[1] - a[1]) * step) / steps;
      for (let row = Math.round(y - halfPx); row <= Math.round(y + halfPx - 0.5); row++)
        for (let column = Math.round(x - halfPx); column <= Math.round(x + halfPx - 0.5); column++)
          if (row >= 0 && column >= 0 && row < height && column < width) paint(row * width + column);
    }
  }
}

/** Sixteen materials of sixteen shades: the whole palette of a PNG. */
function shades(): Uint8Array {
  const palette = new Uint8Array(768);
  materialNames.forEach((material, m) => {
    const [dark, light] = materials[material].map((hex) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
    ) as [number[], number[]];
    for (let shade = 0; shade < 16; shade++)
      for (let band = 0; band < 3; band++)
        palette[(m * 16 + shade) * 3 + band] = Math.round(
          dark[band]! + ((light[band]! - dark[band]!) * shade) / 15,
        );
  });
  return palette;
}

/** One tile: every pixel is one of the deepest zoom's, picked anew so that shallow zooms do not show stripes. */
function cutTile(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette: Uint8Array,
  scale: number,
  tileColumn: number,
  tileRow: number,
): Buffer | undefined {
  const tile = new Uint8Array(tilePx * tilePx).fill(base("deepSea"));
  let isEmpty = true;
  for (let row = 0; row < tilePx; row++)
    for (let column = 0; column < tilePx; column++) {
      const x =
        tileColumn * tilePx + column * scale + (scale > 1 ? Math.floor(hashUnit(column, row) * scale) : 0);
      const y =
        tileRow * tilePx + row * scale + (scale > 1 ? Math.floor(hashUnit(row, column + 999) * scale) : 0);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      isEmpty = false;
      tile[row * tilePx + column] = pixels[y * width + x]!;
    }
  return isEmpty ? undefined : encodeSmallPng(tilePx, tile, palette);
}
