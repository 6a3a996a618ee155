import fc from "fast-check";
import { expect, it } from "vitest";
import type { LegendCard } from "../feature/legendCard.ts";
import { paperLegend } from "../figure/rules/paperLegend.ts";
import { layPicture, type PictureInput } from "./layPicture.ts";

const card = (at: number, rows: number): LegendCard => ({
  key: `card ${at}`,
  title: `Layer ${at}`,
  marks: Array.from({ length: rows }, (_, row) => ({ label: `Class ${row}`, mark: { color: "#5b4b9a" } })),
});
const legendOf = (cards: number, rows = 2) =>
  paperLegend(Array.from({ length: cards }, (_, at) => card(at, rows)));
const usual: PictureInput = {
  widthPx: 900,
  heightPx: 700,
  cards: legendOf(2),
  metresPerPx: 5,
  bearingDegrees: 30,
  pitchDegrees: 0,
  foot: ["Modelled data.", "https://example.test/risk?v=1"],
  widthOf: (text, { sizePx }) => text.length * sizePx * 0.55,
};
const textsOf = (input: PictureInput) =>
  layPicture(input).parts.flatMap((part) => (part.kind === "text" ? [part] : []));

it("MAP-18 has the map, its legend, scale, north and where it comes from", () => {
  const { parts, widthPx, heightPx } = layPicture(usual);
  expect(parts[0]).toEqual({ kind: "map", x: 0, y: 0, w: 900, h: 700 });
  expect(textsOf(usual).map(({ text }) => text)).toEqual([
    "400 Metres",
    ...["Layer 0", "Class 0", "Class 1", "Layer 1", "Class 0", "Class 1"],
    "Modelled data.",
    "https://example.test/risk?v=1",
  ]);
  expect(parts.find(({ kind }) => kind === "scale")).toMatchObject({ w: 80 });
  expect(parts.find(({ kind }) => kind === "north")).toMatchObject({ bearingDegrees: 30 });
  expect(widthPx).toBe(900);
  expect(heightPx).toBeGreaterThan(700);
});

it("EXP-06 has no scale where the map is tilted, and still north", () => {
  const kinds = layPicture({ ...usual, pitchDegrees: 40 }).parts.map(({ kind }) => kind);
  expect(kinds).not.toContain("scale");
  expect(kinds).toContain("north");
});

it.each([
  ["over a corner of the map", {}, true],
  ["below, of many layers", { cards: legendOf(9) }, false],
  ["below, of a low map", { heightPx: 150 }, false],
  ["below, of a narrow map", { widthPx: 180 }, false],
] as const)("has its legend %s", (_where, given, isOver) => {
  const input = { ...usual, ...given };
  const title = textsOf(input).find(({ text }) => text === "Layer 0");
  expect((title?.y ?? 0) < input.heightPx).toBe(isOver);
});

it("holds all that is on it, however much there is and however small it is", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 220, max: 2_000 }),
      fc.integer({ min: 80, max: 1_500 }),
      fc.nat(9),
      fc.nat(8),
      fc.array(fc.string({ maxLength: 400 }), { maxLength: 4 }),
      (widthPx, heightPx, cards, rows, foot) => {
        const input = { ...usual, widthPx, heightPx, cards: legendOf(cards, rows), foot };
        const picture = layPicture(input);
        for (const part of picture.parts) {
          const width =
            part.kind === "text" && part.align === "left" ? usual.widthOf(part.text, part.face) : 0;
          expect(part.x).toBeGreaterThanOrEqual(0);
          expect(part.x + width).toBeLessThanOrEqual(widthPx);
          expect(part.y).toBeLessThanOrEqual(picture.heightPx);
          expect(part.y).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  ));
