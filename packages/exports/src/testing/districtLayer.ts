import type { ElementType } from "@stopbank/dataset/manifest";
import type { ExportLayer, ExportScenario } from "../rows/exportLayer.ts";

/** The number of scenarios that `districtLayer` has. */
const tags = ["flood_100yr", "flood_500yr"];

/**
 * A layer of so many small houses in rows, in memory that threads share, as a dataset's columns are: a number for an id, a use, a year, a cost,
 * and what two floods do to every third and every second of them.
 */
export function districtLayer(count: number): ExportLayer {
  const side = Math.ceil(Math.sqrt(count));
  const coords = shared(Float64Array, count * 10);
  const cost = shared(Float64Array, count);
  const year = shared(Float64Array, count);
  const codes = shared(Int32Array, count);
  const uses = shared(Int32Array, count);
  const suburbs = shared(Uint16Array, count);
  const ids = new TextEncoder().encode(
    Array.from({ length: count }, (_, i) => String(1_000_000 + i)).join(""),
  );
  const idBytes = shared(Uint8Array, ids.length);
  idBytes.set(ids);
  const starts = shared(Int32Array, count + 1);
  for (let i = 0; i < count; i++) {
    const x = 172 + (i % side) * 0.0005;
    const y = -41 + Math.floor(i / side) * 0.0005;
    coords.set([x, y, x + 0.0002, y, x + 0.0002, y + 0.00013, x, y + 0.00013, x, y], i * 10);
    cost[i] = i % 50 === 0 ? Number.NaN : 250_000 + (i % 1_000) * 371.25;
    year[i] = 1900 + (i % 124);
    codes[i] = i;
    uses[i] = i % 3;
    suburbs[i] = i % 40;
    starts[i + 1] = starts[i]! + String(1_000_000 + i).length;
  }
  const words = ["house", "shop", "school"];
  const text = new TextEncoder().encode(words.join(""));
  return {
    description,
    currency: "NZD",
    count,
    geometry: {
      kind: "polygon",
      coords,
      partStart: counting(count, 1),
      ringStart: counting(count, 1),
      vertexStart: counting(count, 5),
    },
    measures: { replacementCost: { value: cost } },
    attributes: [
      { about: about("id", "Id", "text"), parts: { type: "text", codes, kept: { starts, bytes: idBytes } } },
      {
        about: about("use", "Use", "text"),
        parts: { type: "text", codes: uses, kept: { starts: Int32Array.of(0, 5, 9, 15), bytes: text } },
      },
      { about: about("year", "Built in", "numeric"), parts: { type: "numeric", values: year } },
      { about: about("cost", "Replacement cost", "numeric"), parts: { type: "numeric", values: cost } },
    ],
    regions: [
      {
        group: "suburb",
        title: "Suburb",
        codes: suburbs,
        names: Array.from({ length: 40 }, (_, i) => `Suburb ${i}`),
      },
    ],
    selection: { ranges: Uint32Array.of(0, count), count, of: count },
    scenarios: tags.map((tag, i) => floodOf(tag, count, 3 - i)),
  };
}

function floodOf(tag: string, count: number, every: number): ExportScenario {
  const rows = Math.floor(count / every);
  const element = shared(Uint32Array, rows);
  const value = shared(Float32Array, rows);
  const damageClass = shared(Uint8Array, rows);
  const byRow = shared(Float64Array, rows);
  for (let row = 0; row < rows; row++) {
    element[row] = row * every;
    value[row] = (row % 300) / 100;
    damageClass[row] = row % 97 === 0 ? 255 : 3 + (row % 4);
    byRow[row] = (row % 300) * 410.5;
  }
  return {
    tag,
    hazardId: "flood",
    hazardTitle: "River flood",
    displayName: tag,
    unit: "m",
    exposure: { element, value, damageClass },
    damage: { per: "event", byRow },
  };
}

const shared = <T extends ArrayBufferView>(
  kind: { new (buffer: SharedArrayBuffer): T; readonly BYTES_PER_ELEMENT: number },
  length: number,
): T => new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));

function counting(count: number, per: number): Int32Array {
  const starts = shared(Int32Array, count + 1);
  for (let i = 0; i <= count; i++) starts[i] = i * per;
  return starts;
}

const about = (key: string, label: string, type: "text" | "numeric") => ({
  key,
  label,
  type,
  filterable: true,
  lookup: true,
});

const description: ElementType = {
  type: "buildings",
  displayName: "Buildings",
  icon: "office",
  menuGroup: { title: "Property", icon: "home" },
  group: "Property",
  geometry: "polygon",
  metric: { type: "count", unit: "each" },
  isCascading: false,
  idAttribute: "id",
  nameAttribute: "id",
  sentence: "A building.",
  attributes: [],
  replacementCost: { attribute: "cost" },
  style: { color: "#123456" },
  details: {},
  count: 0,
  replacementCostMissing: 0,
  bounds: [172, -41, 173, -40],
  file: "",
  tiles: { file: "", kind: "vector", minZoom: 0, maxZoom: 0, bounds: [172, -41, 173, -40], sourceLayers: [] },
  regionGroups: ["suburb"],
};
