import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BrandColours, brandContrast, isReadable } from "./brandContrast.ts";
import { contrastRatio, relativeLuminance } from "./contrast.ts";
import { nearestPassing } from "./nearestPassing.ts";
import { hexOf, palette } from "./palette.ts";

const colour = fc
  .tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.nat({ max: 255 }))
  .map((channels) => hexOf(channels));
const failing = (colours: BrandColours, of: keyof BrandColours, needed = 0) =>
  brandContrast(colours).filter((check) => check.of === of && check.needed > needed && !check.isMet);

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    // From WCAG's own technique G18 and the pairs that its failures name.
    ["#767676", "#ffffff", 4.54],
    ["#777777", "#ffffff", 4.48],
    ["#949494", "#ffffff", 3.03],
    ["#ff0000", "#ffffff", 4.0],
    ["#0000ff", "#ffffff", 8.59],
    ["#00ff00", "#ffffff", 1.37],
  ])("of %s and %s is as WCAG reckons it", (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  it("is the same either way round, and between 1 and 21", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });

  it("takes each channel by the share that the eye gives it", () => {
    expect(["#ff0000", "#00ff00", "#0000ff"].map(relativeLuminance)).toEqual([0.2126, 0.7152, 0.0722]);
  });
});

describe("a client's colours", () => {
  it("have shades that are darker and lighter, or the same at the ends", () => {
    fc.assert(
      fc.property(colour, (base) => {
        const { dark, light } = palette(base);
        expect(relativeLuminance(dark)).toBeLessThanOrEqual(relativeLuminance(base));
        expect(relativeLuminance(light)).toBeGreaterThanOrEqual(relativeLuminance(base));
      }),
    );
    expect(palette("#2f80ed")).toEqual({ base: "#2f80ed", dark: "#1f539a", light: "#82b3f4" });
  });

  it("can be read as those of the demonstration and of a new client", () => {
    const chosen = [
      { primary: "#0b2545", secondary: "#c4622d" },
      { primary: "#0d4f4a", secondary: "#d9a441" },
      { primary: "#0b2545", secondary: "#2f80ed" },
    ];
    for (const colours of chosen) expect(isReadable(colours)).toBe(true);
    expect(isReadable({ primary: "#ffd000", secondary: "#2f80ed" })).toBe(false);
    expect(isReadable({ primary: "#0b2545", secondary: "#ffe680" })).toBe(false);
  });

  it("are offered one that passes, whatever they are, which then needs no other", () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom("primary", "secondary"), (primary, secondary, of) => {
        const colours = { primary, secondary };
        const offered = nearestPassing(colours, of);
        if (offered === undefined) {
          expect(failing(colours, of, 3)).toEqual([]);
          return;
        }
        const better = { ...colours, [of]: offered };
        expect(failing(better, of, 3)).toEqual([]);
        // What is offered mends what it can: nothing that was met is lost for good.
        expect(nearestPassing(better, of) ?? offered).toBe(offered);
      }),
    );
  });

  it("are changed no further than they must be", () => {
    const colours = { primary: "#808080", secondary: "#2f80ed" };
    const offered = nearestPassing(colours, "primary") ?? "";
    expect(contrastRatio(offered, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(offered, "#ffffff")).toBeLessThan(6);
  });
});
