import { describe, expect, it } from "vitest";
import { colourDistance, lightness, visions } from "./colourDistance.ts";
import { ground, intensity, notAssessedPaint, notExposedPaint, severity, undetermined } from "./palettes.ts";

const pairs = <T>(list: readonly T[]) => list.slice(1).map((item, at) => [list[at] as T, item] as const);
const ordinal = Object.values(severity);

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

  it("severity darkens steadily", () => {
    const steps = ordinal.map((colour) => lightness(colour, vision));
    for (const [paler, darker] of pairs(steps)) expect(paler - darker).toBeGreaterThan(6);
  });

  it.each(Object.entries(intensity))("%s is read in one order, step by step", (_name, ramp) => {
    for (const [paler, darker] of pairs([...ramp])) {
      expect(lightness(paler, vision)).toBeGreaterThan(lightness(darker, vision));
      expect(colourDistance(paler, darker, vision)).toBeGreaterThan(8);
    }
  });
});

it("D-07: every element class is seen on land and water", () => {
  for (const colour of [...ordinal.slice(1), ...Object.values(undetermined)])
    for (const under of [ground.land, ground.water])
      expect(colourDistance(colour, under)).toBeGreaterThan(20);
});
