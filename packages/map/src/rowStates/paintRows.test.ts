import { expression as expressions, latest } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import type { PaintBinder, PaintedBucket, PaintSet } from "./mapLibreParts.ts";
import { paintRows } from "./paintRows.ts";
import { RowColumns } from "./rowColumns.ts";

const paintOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = latest as never;
const damage = { name: "class", unpainted: 254, valueOf: (code: number) => code };
const byClass = (exposed: unknown, otherwise: unknown) => [
  "case",
  [">=", ["coalesce", ["feature-state", "class"], -1], 0],
  exposed,
  otherwise,
];

/** Features of rows 4, 4 and 9, of one, two and three vertices, in a layer of MapLibre's own expressions. */
function bucketOf(paint: Readonly<Record<string, unknown>>) {
  const written: [property: string, start: number, end: number, ...values: unknown[]][] = [];
  const known = Object.entries(paint).map(([property, value]) => {
    const made = expressions.createPropertyExpression(
      value,
      property,
      (property.startsWith("line") ? paintOf.paint_line : paintOf.paint_fill)?.[property] as never,
    );
    if (made.result === "error") throw new Error(String(made.value));
    return [property, made.value as unknown as PaintBinder["expression"]] as const;
  });
  const binders = Object.fromEntries(
    known.map(([property, expression]): [string, PaintBinder] => [
      property,
      {
        expression,
        paintVertexArray: {},
        ...(property === "line-width" ? { zoom: 12, uniformNames: ["u_width_t"] } : {}),
        _setPaintValue: (start, end, ...values) =>
          written.push([property, start, end, ...values.map(String)]),
      },
    ]),
  );
  const set: PaintSet = {
    programConfigurations: { buildings: { binders } },
    _featureMap: { ids: [4, 4, 9], positions: [0, 0, 1, 1, 1, 3, 2, 3, 6] },
    needsUpload: false,
  };
  let isWorkedOut = true;
  const layer = {
    id: "buildings",
    paint: {
      get: (property: string) => ({
        value: isWorkedOut
          ? Object.fromEntries(known)[property === "line-floorwidth" ? "line-width" : property]!
          : { kind: "constant" as const, value: 1 },
      }),
    },
    getPaintProperty(property: string) {
      // As MapLibre does of a name that it does not know.
      if (!(property in latest.paint_fill || property in latest.paint_line))
        throw new TypeError(`Cannot read properties of undefined: ${property}`);
      return paint[property];
    },
  };
  const bucket: PaintedBucket = { layers: [layer], programConfigurations: set };
  const asked: number[] = [];
  const colours = ["red", "green", "blue"];
  return {
    set,
    asked,
    /** As a layer is between its place in a style and the first frame with it. */
    notWorkedOut() {
      isWorkedOut = false;
    },
    /** Has the width under another name too. */
    as(name: string) {
      binders[name] = { ...binders["line-width"]! };
    },
    paint(columns: RowColumns) {
      written.length = 0;
      paintRows(bucket, columns, (index) => {
        asked.push(index);
        return { type: 3, properties: { colour: colours[index] } };
      });
      return [...written];
    },
  };
}

const rows = (codes: Readonly<Record<number, number>>) => {
  const columns = new RowColumns();
  columns.set(
    damage,
    Uint8Array.from({ length: 10 }, (_, row) => codes[row] ?? 254),
  );
  return columns;
};

describe("painting the rows of a tile", () => {
  it("writes every vertex of the features that have a state, and nothing of the others", () => {
    const { paint, set, asked } = bucketOf({ "fill-opacity": byClass(0.8, 0.3), "fill-color": "#fff" });
    expect(paint(rows({ 4: 2, 7: 3 }))).toEqual([
      ["fill-opacity", 0, 1, "0.8"],
      ["fill-opacity", 1, 3, "0.8"],
    ]);
    expect([set.needsUpload, asked]).toEqual([true, []]);
  });

  it("writes again only what is another than before, back to none too", () => {
    const { paint, set } = bucketOf({ "fill-opacity": byClass(0.8, 0.3) });
    paint(rows({ 4: 2 }));
    set.needsUpload = false;
    expect(paint(rows({ 4: 2 }))).toEqual([]);
    expect(set.needsUpload).toBe(false);
    expect(paint(rows({ 9: 5 }))).toEqual([
      ["fill-opacity", 0, 1, "0.3"],
      ["fill-opacity", 1, 3, "0.3"],
      ["fill-opacity", 3, 6, "0.8"],
    ]);
  });

  it("asks for the feature where the expression does", () => {
    const { paint, asked } = bucketOf({ "fill-opacity": byClass(["length", ["get", "colour"]], 0) });
    expect(paint(rows({ 4: 0, 9: 0 })).map(([, , , value]) => value)).toEqual(["3", "5", "4"]);
    expect(asked).toEqual([0, 1, 2]);
  });

  it("gives both values of what changes from zoom to zoom", () => {
    const width = ["interpolate", ["linear"], ["zoom"], 12, byClass(2, 1), 14, byClass(6, 1)];
    expect(bucketOf({ "line-width": width }).paint(rows({ 9: 1 }))).toEqual([["line-width", 3, 6, "2", "4"]]);
  });

  it("paints what MapLibre derives from a line's width, under a name that styles have not", () => {
    const { paint, set, as } = bucketOf({ "line-width": byClass(2, 1) });
    as("line-floorwidth");
    expect(paint(rows({ 9: 1 }))).toContainEqual(["line-width", 3, 6, "2", "2"]);
    expect(set.needsUpload).toBe(true);
  });

  it("paints as the tile was made until its layer is worked out", () => {
    const { paint, notWorkedOut } = bucketOf({ "fill-opacity": byClass(0.8, 0.3) });
    notWorkedOut();
    expect(paint(rows({ 9: 5 }))).toEqual([["fill-opacity", 3, 6, "0.8"]]);
  });

  it("leaves alone what no state of rows changes", () => {
    const hover = ["case", ["boolean", ["feature-state", "hover"], false], 1, 0.5];
    const { paint, set } = bucketOf({ "fill-opacity": hover });
    expect(paint(rows({ 4: 2, 9: 2 }))).toEqual([]);
    expect(set.needsUpload).toBe(false);
  });
});
