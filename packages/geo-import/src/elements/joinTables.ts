import type { FeatureTable } from "@stopbank/geo-read/read-layer";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";

/** Tables of one kind and the same columns as one, in their order. */
export function joinTables(tables: readonly FeatureTable[]): FeatureTable {
  const first = tables[0]!;
  if (tables.length === 1) return first;
  return {
    ...first,
    place: { what: first.place.what, file: tables.map(({ place }) => place.file).join(", ") },
    count: sum(tables.map(({ count }) => count)),
    read: sum(tables.map(({ read }) => read)),
    columns: Object.fromEntries(
      Object.keys(first.columns).map((key) => [key, tables.flatMap(({ columns }) => columns[key] ?? [])]),
    ),
    geometry: joinGeometries(tables.map(({ geometry }) => geometry)),
    names: tables.flatMap(({ names }) => names),
    problems: tables.flatMap(({ problems }) => problems),
    notes: [...new Set(tables.flatMap(({ notes }) => notes))],
    styleOf(column, element) {
      let [file, at] = [0, element];
      while (file < tables.length - 1 && at >= tables[file]!.count) at -= tables[file++]!.count;
      return tables[file]!.styleOf(column, at);
    },
    async geometryIn(crs) {
      const geometries: GeometryColumn[] = [];
      for (const table of tables) geometries.push(await table.geometryIn(crs));
      return joinGeometries(geometries);
    },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Columns of one kind as one, in memory that threads share. */
function joinGeometries(columns: readonly GeometryColumn[]): GeometryColumn {
  const coords = new Float64Array(new SharedArrayBuffer(sum(columns.map((each) => each.coords.byteLength))));
  let at = 0;
  for (const column of columns) {
    coords.set(column.coords, at);
    at += column.coords.length;
  }
  const partStart = joinStarts(columns.map((each) => each.partStart));
  if (columns.every((each) => each.kind === "point")) return { kind: "point", coords, partStart };
  if (columns.every((each) => each.kind === "line"))
    return {
      kind: "line",
      coords,
      partStart,
      vertexStart: joinStarts(columns.map((each) => each.vertexStart)),
    };
  const polygons = columns.filter((each) => each.kind === "polygon");
  return {
    kind: "polygon",
    coords,
    partStart,
    ringStart: joinStarts(polygons.map((each) => each.ringStart)),
    vertexStart: joinStarts(polygons.map((each) => each.vertexStart)),
  };
}

/** Each list begins with 0 and ends with the length of what it counts, where the next one goes on. */
function joinStarts(lists: readonly Int32Array[]): Int32Array {
  const joined = new Int32Array(new SharedArrayBuffer((sum(lists.map((list) => list.length - 1)) + 1) * 4));
  let [at, offset] = [1, 0];
  for (const list of lists) {
    for (let i = 1; i < list.length; i++) joined[at++] = list[i]! + offset;
    offset += list.at(-1)!;
  }
  return joined;
}
