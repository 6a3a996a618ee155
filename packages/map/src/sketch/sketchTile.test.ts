import { describe, expect, it } from "vitest";
import { ground } from "../palettes.ts";
import { type Sketching, sketchSea, sketchTile } from "./sketchTile.ts";
import { pixelsIn } from "./tilesInView.ts";

type Call = readonly [name: string, ...rest: unknown[]];

/** A canvas that writes down what is drawn on it, with the style of that moment. */
function notedCanvas() {
  const calls: Call[] = [];
  const style = { fillStyle: "", strokeStyle: "", lineWidth: 1, lineJoin: "miter" };
  const note =
    (name: string) =>
    (...given: unknown[]) => {
      const { fillStyle, strokeStyle, lineWidth } = style;
      calls.push([
        name,
        ...given,
        ...(name.startsWith("fill") ? [fillStyle] : name === "stroke" ? [strokeStyle, lineWidth] : []),
      ]);
    };
  const drawing = [
    "save",
    "restore",
    "beginPath",
    "rect",
    "fillRect",
    "clip",
    "moveTo",
    "lineTo",
    "closePath",
    "fill",
  ];
  const methods = Object.fromEntries([...drawing, "stroke"].map((name) => [name, note(name)]));
  return { calls, context: Object.assign(style, methods) as unknown as Sketching };
}

/** A vector tile by hand (MVT 2.1): one square of land over its upper left quarter, and a highway across its middle. */
function tileByHand(): ArrayBuffer {
  const varint = (value: number): number[] =>
    value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)];
  const field = (tag: number, bytes: readonly number[]) => [
    (tag << 3) | 2,
    ...varint(bytes.length),
    ...bytes,
  ];
  const number = (tag: number, value: number) => [tag << 3, ...varint(value)];
  const text = (tag: number, value: string) => field(tag, [...new TextEncoder().encode(value)]);
  const zigzag = (value: number) => (value << 1) ^ (value >> 31);
  const packed = (numbers: readonly number[]) => numbers.flatMap(varint);
  const move = (x: number, y: number) => [9, zigzag(x), zigzag(y)];
  const lines = (...steps: readonly (readonly [number, number])[]) => [
    (steps.length << 3) | 2,
    ...steps.flatMap(([x, y]) => [zigzag(x), zigzag(y)]),
  ];
  const layer = (name: string, feature: readonly number[], kind?: string) =>
    field(3, [
      ...number(15, 2),
      ...text(1, name),
      ...field(2, feature),
      ...(kind === undefined ? [] : [...text(3, "class"), ...field(4, text(1, kind))]),
      ...number(5, 4096),
    ]);
  const square = [...move(0, 0), ...lines([2048, 0], [0, 2048], [-2048, 0]), 15];
  const land = layer("land", [...number(3, 3), ...field(4, packed(square))]);
  const across = [...move(0, 2048), ...lines([4096, 0])];
  const road = layer("roads", [...field(2, [0, 0]), ...number(3, 2), ...field(4, packed(across))], "highway");
  return Uint8Array.from([...land, ...road]).buffer;
}

const tile = { path: "", leftPx: 100, topPx: 50, sizePx: 512 };

describe("a sketch of a tile", () => {
  it("draws land and roads where the tile stands, and nothing beyond its edges", () => {
    const { calls, context } = notedCanvas();
    sketchTile(context, tileByHand(), tile, 13);
    expect(calls.slice(1, 4)).toEqual([["beginPath"], ["rect", 100, 50, 512, 512], ["clip"]]);
    expect(calls.filter(([name]) => name === "fill")).toEqual([["fill", "evenodd", ground.land]]);
    expect(calls.filter(([name]) => name === "moveTo" || name === "lineTo").slice(0, 4)).toEqual([
      ["moveTo", 100, 50],
      ["lineTo", 356, 50],
      ["lineTo", 356, 306],
      ["lineTo", 100, 306],
    ]);
    const strokes = calls.filter(([name]) => name === "stroke");
    expect(strokes.map(([, colour]) => colour)).toEqual([ground.roadCasing, ground.road]);
    expect(strokes[1]?.[2]).toBe(3.6);
    expect(calls.slice(-4, -1).map(([name]) => name)).toEqual(["moveTo", "lineTo", "stroke"]);
  });

  it("has wider roads nearer, and none from far away", () => {
    const near = notedCanvas();
    sketchTile(near.context, tileByHand(), tile, 14);
    expect(near.calls.filter(([name]) => name === "stroke").at(-1)?.[2]).toBeCloseTo(5.4, 6);
    const far = notedCanvas();
    sketchTile(far.context, tileByHand(), tile, 8);
    expect(far.calls.some(([name]) => name === "stroke")).toBe(false);
  });
});

it("a sketch is sea where that is known, and plain ground elsewhere", () => {
  const { calls, context } = notedCanvas();
  const view = { widthPx: 1000, heightPx: 800, leftPx: 0, rightPx: 400 };
  const camera = { longitude: 10, latitude: 0, zoom: 8, pitch: 0, bearing: 0 };
  const pixels = pixelsIn(camera, view);
  sketchSea(context, [[10, -1, 11, 0]], pixels, view);
  const [all, sea] = calls;
  expect(all).toEqual(["fillRect", 0, 0, 1000, 800, ground.land]);
  // A degree of longitude at zoom 8, from the middle of what panels leave.
  const degreePx = (512 * 2 ** 8) / 360;
  const [, left, top, width, height, colour] = sea as [string, number, number, number, number, string];
  expect([left, top, colour]).toEqual([300, 400, ground.water]);
  expect(width).toBeCloseTo(degreePx, 6);
  expect(height).toBeCloseTo(degreePx, 1);
});
