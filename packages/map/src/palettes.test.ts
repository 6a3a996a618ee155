import { hazardRamps } from "@stopbank/hazard-colours";
import { firmnessOpacity, relativeRiskColours } from "@stopbank/hazard-colours/priority";
import { describe, expect, it } from "vitest";
import { colourDistance, lightness, visions } from "./colourDistance.ts";
import {
  changeColours,
  ground,
  notAssessedPaint,
  notExposedPaint,
  severity,
  undetermined,
} from "./palettes.ts";

const pairs = <T>(list: readonly T[]) => list.slice(1).map((item, at) => [list[at] as T, item] as const);
const ordinal = Object.values(severity);
const hazards = Object.entries(hazardRamps);
const hazardPairs = hazards.flatMap(([name, ramp], at) =>
  hazards.slice(at + 1).map(([other, others]) => [name, other, ramp, others] as const),
);

describe.each(visions)("D-06: with %s vision", (vision) => {
  it.each(pairs(ordinal))("severity %s stands apart from %s", (a, b) => {
    expect(colourDistance(a, b, vision)).toBeGreaterThan(12);
  });

  it.each(pairs(Object.values(undetermined)))("undetermined exposure %s stands apart from %s", (a, b) => {
    expect(colourDistance(a, b, vision)).toBeGreaterThan(12);
  });

  it.each(ordinal)("severity %s stands apart from no exposure and from no assessment", (colour) => {
    expect(colourDistance(colour, notExposedPaint.fill, vision)).toBeGreaterThan(12);
    expect(colourDistance(colour, notAssessedPaint.fill, vision)).toBeGreaterThan(12);
  });

  it("worse, better and as before stand apart, in grey too, and from what is not comparable", () => {
    const { worse, better } = changeColours;
    const as = { before: notExposedPaint.fill, unknown: notAssessedPaint.fill };
    for (const [a, b] of [
      [worse, better],
      [better, as.before],
      [worse, as.before],
      [better, as.unknown],
      [worse, as.unknown],
    ] as const) {
      expect(colourDistance(a, b, vision)).toBeGreaterThan(12);
      expect(Math.abs(lightness(a) - lightness(b))).toBeGreaterThan(10);
    }
  });

  it("severity darkens steadily", () => {
    const steps = ordinal.map((colour) => lightness(colour, vision));
    for (const [paler, darker] of pairs(steps)) expect(paler - darker).toBeGreaterThan(6);
  });

  it.each(Object.entries(firmnessOpacity))(
    "PRI-02 relative risk is read in one order over land, with a rank that is %s",
    (_name, opacity) => {
      const shown = Object.values(relativeRiskColours).map((colour) => over(colour, ground.land, opacity));
      for (const [paler, darker] of pairs(shown)) {
        expect(lightness(paler, vision) - lightness(darker, vision)).toBeGreaterThan(4);
        expect(colourDistance(paler, darker, vision)).toBeGreaterThan(8);
      }
    },
  );

  it.each(Object.entries(hazardRamps))("%s is read in one order, step by step", (_name, ramp) => {
    for (const [paler, darker] of pairs([...ramp])) {
      expect(lightness(paler, vision)).toBeGreaterThan(lightness(darker, vision));
      expect(colourDistance(paler, darker, vision)).toBeGreaterThan(8);
    }
  });
});

describe.each(visions)("D-06: of any two hazards that are on a map together, with %s vision", (vision) => {
  it.each(hazardPairs)(
    "%s is told from %s at each intensity between the ends",
    (_name, _other, ramp, others) => {
      for (const at of [1, 2, 3] as const)
        expect(colourDistance(ramp[at], others[at], vision)).toBeGreaterThan(8.5);
    },
  );
});

it("a hazard's lightness says its intensity whatever its hue, so that grey prints are read alike", () => {
  for (const at of [0, 1, 2, 3, 4] as const) {
    const steps = hazards.map(([, ramp]) => lightness(ramp[at]));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(10);
  }
});

it("D-07: classes of damage, and what becomes of elements, stand out above every hazard", () => {
  for (const [, ramp] of hazards)
    for (const under of ramp)
      for (const colour of [
        ...ordinal.slice(1),
        ...Object.values(undetermined),
        ...Object.values(changeColours),
      ])
        expect(colourDistance(colour, under)).toBeGreaterThan(15);
});

it("D-07: a hazard is seen on land and sea from its second step on, through which the ground shows by a fifth", () => {
  for (const [, ramp] of hazards)
    for (const colour of ramp.slice(1))
      for (const under of [ground.land, ground.water])
        expect(colourDistance(over(colour, under, 0.8), under)).toBeGreaterThan(10);
});

it("D-07: every element class is seen on land and water", () => {
  for (const colour of [...ordinal.slice(1), ...Object.values(undetermined)])
    for (const under of [ground.land, ground.water])
      expect(colourDistance(colour, under)).toBeGreaterThan(20);
});

/** A colour laid over another. */
function over(colour: string, under: string, opacity: number): string {
  const byte = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => byte(colour, at) * opacity + byte(under, at) * (1 - opacity));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
