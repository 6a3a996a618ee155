import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pixelsOfPng } from "../testing/pixelsOfPng.ts";
import { encodePalettePng } from "./encodePalettePng.ts";
import { encodePng } from "./encodePng.ts";

/** Clear pixels have no colour to keep. */
const seen = (pixels: Uint8Array) =>
  Uint8Array.from(pixels, (value, i) => (pixels[i - (i % 4) + 3] === 0 ? 0 : value));

describe("a picture of at most 256 colours", () => {
  it("keeps every colour and opacity where there are no more", () => {
    const colour = fc.uint8Array({ minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(colour, { minLength: 1, maxLength: 256 }),
        fc.array(fc.nat(), { minLength: 64 * 16, maxLength: 64 * 16 }),
        (colours, chosen) => {
          const pixels = Uint8Array.from(chosen.flatMap((each) => [...colours[each % colours.length]!]));
          const { widthPx, data } = pixelsOfPng(encodePalettePng(64, 16, pixels));
          expect(widthPx).toBe(64);
          expect(data).toEqual(seen(pixels));
        },
      ),
      { numRuns: 50 },
    );
  });

  it("is within 8 of 255 for a smooth sea with a soft outline of more colours, and less than half as large", () => {
    const size = 256;
    const pixels = Uint8Array.from({ length: size * size * 4 }, (_, i) => {
      const [x, y] = [Math.floor(i / 4) % size, Math.floor(i / 4 / size)];
      const depth = (x + 40 * Math.sin(y / 30) + 60) / 360;
      // An outline three pixels wide.
      const cover = Math.max(0, Math.min(1, (x - 40 - 20 * Math.sin(y / 17)) / 3));
      return Math.round([220 - 190 * depth, 235 - 150 * depth, 250 - 90 * depth, 210 * cover][i % 4]!);
    });
    const distinct = new Set(
      Array.from({ length: size * size }, (_, i) => pixels.subarray(i * 4, i * 4 + 4).join()),
    );
    expect(distinct.size).toBeGreaterThan(256);
    const png = encodePalettePng(size, size, pixels);
    const { data } = pixelsOfPng(png);
    let worst = 0;
    for (let i = 0; i < pixels.length; i++) {
      const alpha = pixels[i - (i % 4) + 3]!;
      const weight = i % 4 === 3 ? 1 : alpha / 255;
      worst = Math.max(worst, Math.abs(pixels[i]! - data[i]!) * weight);
    }
    expect(worst).toBeLessThanOrEqual(8);
    expect(png.length).toBeLessThan(encodePng(size, size, pixels).length / 2);
  });

  it("has a pixel for each", () => {
    expect(() => encodePalettePng(2, 2, new Uint8Array(12))).toThrow("RGBA");
  });
});
