import type { RawFeature } from "geojson-vt";
import { PbfWriter } from "pbf";

/** Tile layers as geojson-vt cuts them, by source layer name. */
export type CutLayers = ReadonlyMap<string, readonly RawFeature[]>;

/** A feature in tile units, x and y interleaved: geojson-vt's raw features, and ours. */
export type TileFeature = {
  readonly id?: unknown;
  readonly tags?: Readonly<Record<string, unknown>> | null | undefined;
} & (
  | { readonly type: 4; readonly x: number; readonly y: number }
  | { readonly type: 1; readonly geometry: ArrayLike<number> }
  | { readonly type: 2 | 3; readonly geometry: readonly ArrayLike<number>[] }
);

const extent = 4096;

/**
 * Mapbox Vector Tile 2.1 from geojson-vt's raw tiles. (vt-pbf reads the older nested form and writes
 * version 1 of the format.) Features without a whole-number id go without one.
 */
export function encodeMvt(layers: CutLayers): Uint8Array {
  const pbf = new PbfWriter();
  for (const [name, features] of layers)
    if (features.length > 0) pbf.writeMessage(3, writeLayer, { name, features });
  return pbf.finish();
}

/** A tile of one layer, whose features may be made one after the other; undefined when there is none. */
export function encodeLayer(name: string, features: Iterable<TileFeature>): Uint8Array | undefined {
  const pbf = new PbfWriter();
  let count = 0;
  const counted = function* () {
    for (const feature of features) {
      count++;
      yield feature;
    }
  };
  pbf.writeMessage(3, writeLayer, { name, features: counted() });
  return count === 0 ? undefined : pbf.finish();
}

interface Layer {
  readonly name: string;
  readonly features: Iterable<TileFeature>;
}

/** Keys and values are stored once a layer and referred to by number. */
class Table {
  readonly items: unknown[] = [];
  readonly #numbers = new Map<unknown, number>();

  numberOf(item: unknown): number {
    const known = this.#numbers.get(item);
    if (known !== undefined) return known;
    this.#numbers.set(item, this.items.length);
    return this.items.push(item) - 1;
  }
}

function writeLayer(layer: Layer, pbf: PbfWriter): void {
  const keys = new Table();
  const values = new Table();
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer.name);
  pbf.writeVarintField(5, extent);
  for (const feature of layer.features) pbf.writeMessage(2, writeFeature, { feature, keys, values });
  for (const key of keys.items) pbf.writeStringField(3, String(key));
  for (const value of values.items) pbf.writeMessage(4, writeValue, value);
}

function writeFeature(
  { feature, keys, values }: { feature: TileFeature; keys: Table; values: Table },
  pbf: PbfWriter,
) {
  if (typeof feature.id === "number" && Number.isSafeInteger(feature.id) && feature.id >= 0)
    pbf.writeVarintField(1, feature.id);
  const tags: number[] = [];
  for (const [key, value] of Object.entries(feature.tags ?? {})) {
    if (value === null || value === undefined) continue;
    const plain = typeof value === "object" ? JSON.stringify(value) : value;
    tags.push(keys.numberOf(key), values.numberOf(plain));
  }
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, feature.type === 4 ? 1 : feature.type);
  pbf.writePackedVarint(4, commands(feature));
}

function writeValue(value: unknown, pbf: PbfWriter): void {
  if (typeof value === "boolean") pbf.writeBooleanField(7, value);
  else if (typeof value === "string") pbf.writeStringField(1, value);
  else if (typeof value !== "number") pbf.writeStringField(1, String(value));
  else if (!Number.isSafeInteger(value)) pbf.writeDoubleField(3, value);
  else if (value < 0) pbf.writeSVarintField(6, value);
  else pbf.writeVarintField(5, value);
}

const moveTo = 1;
const lineTo = 2;
const closePath = 15;
const command = (id: number, count: number) => (count << 3) | id;
const zigzag = (value: number) => ((value << 1) ^ (value >> 31)) >>> 0;

function commands(feature: TileFeature): number[] {
  const out: number[] = [];
  let x = 0;
  let y = 0;
  const step = (toX: number, toY: number) => {
    out.push(zigzag(toX - x), zigzag(toY - y));
    x = toX;
    y = toY;
  };
  if (feature.type === 4) {
    out.push(command(moveTo, 1));
    step(feature.x, feature.y);
  } else if (feature.type === 1) {
    out.push(command(moveTo, feature.geometry.length / 2));
    for (let i = 0; i < feature.geometry.length; i += 2) step(feature.geometry[i]!, feature.geometry[i + 1]!);
  } else {
    for (const ring of feature.geometry) {
      // The closing vertex of a polygon's ring is said by ClosePath.
      const vertices = ring.length / 2 - (feature.type === 3 ? 1 : 0);
      if (vertices < 1) continue;
      out.push(command(moveTo, 1));
      step(ring[0]!, ring[1]!);
      out.push(command(lineTo, vertices - 1));
      for (let i = 1; i < vertices; i++) step(ring[2 * i]!, ring[2 * i + 1]!);
      if (feature.type === 3) out.push(closePath);
    }
  }
  return out;
}
