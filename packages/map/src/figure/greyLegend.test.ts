import { hazardRamps } from "@stopbank/hazard-colours";
import { describe, expect, it } from "vitest";
import { colourDistance, inGrey, lightness } from "../colourDistance.ts";
import { usualClassLabels } from "../feature/classLabels.ts";
import { markShapes } from "../feature/markShapes.ts";
import { classesInOrder, elementStatus } from "../features/elements/elementStatus.ts";
import { severity, undetermined } from "../palettes.ts";

const neighbours = (colours: readonly string[]) =>
  colours.slice(1).map((colour, at) => [colours[at] ?? "", colour] as const);

it("a colour in grey is as light as it was, and has no hue", () => {
  for (const colour of [...Object.values(severity), "#000000", "#ffffff"]) {
    const grey = inGrey(colour);
    expect(grey).toMatch(/^#(..)\1\1$/);
    expect(Math.abs(lightness(grey) - lightness(colour))).toBeLessThan(0.5);
  }
});

describe("D-19 a legend printed in grey", () => {
  it.each<readonly [string, readonly string[]]>([
    ["severity", Object.values(severity)],
    ["undetermined exposure", Object.values(undetermined)],
    ...Object.entries(hazardRamps).map(([name, ramp]) => [name, ramp] as const),
  ])("%s darkens step by step, so that its order is read", (_name, colours) => {
    for (const [paler, darker] of neighbours(colours)) {
      expect(lightness(inGrey(paler))).toBeGreaterThan(lightness(inGrey(darker)));
      expect(colourDistance(inGrey(paler), inGrey(darker))).toBeGreaterThan(6);
    }
  });

  it("tells what was not assessed by its hatch, which no class has", () => {
    const hatched = classesInOrder.filter((code) => {
      const { mark } = elementStatus(code, usualClassLabels, false);
      return markShapes(mark).some(({ fill }) => fill === "none");
    });
    expect(hatched).toEqual([255]);
  });

  it("has each class in words beside its mark", () => {
    const words = classesInOrder.map((code) => elementStatus(code, usualClassLabels, false).label);
    expect(new Set(words).size).toBe(classesInOrder.length);
    expect(words).not.toContain("");
  });
});
