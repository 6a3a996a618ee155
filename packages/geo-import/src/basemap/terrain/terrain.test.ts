import { mercatorY, type RasterGrid } from "@stopbank/dataset/raster";
import { decode } from "fast-png";
import { describe, expect, it } from "vitest";
import { runOut } from "./runOut.ts";
import { terrainTile } from "./terrainTiles.ts";

/** A square degree of 300 m west of Greenwich on the equator, cells of a hundredth, the south-west quarter not known. */
const plateau: RasterGrid = {
  width: 100,
  height: 100,
  bounds: [-1, 0, 0, 1],
  data: Float32Array.from({ length: 10_000 }, (_, i) => (i % 100 < 50 && i >= 5000 ? Number.NaN : 300)),
};

describe("heights beyond what is known", () => {
  it("run out from the nearest known one down to 0, without a cliff", () => {
    const metres = 5000;
    const wider = runOut(plateau, metres);
    expect([wider.width, wider.height]).toEqual([110, 110]);
    const at = (longitude: number, latitude: number) => {
      const [west, , , north] = wider.bounds;
      return wider.data[
        Math.floor((north - latitude) / 0.01) * wider.width + Math.floor((longitude - west) / 0.01)
      ]!;
    };
    expect(at(-0.5, 0.75)).toBe(300);
    // Three cells on, 3 x 1113.2 m of 5 km: 0.332 are left, of which the smoothstep is 0.2576.
    expect(at(0.022, 0.75)).toBeCloseTo(300 * 0.2576, 0);
    expect(at(0.048, 0.75)).toBeLessThan(5);
    expect(at(-0.8, 0.2)).toBe(0);
    const eastwards = [-0.005, 0.005, 0.015, 0.025, 0.035, 0.045].map((x) => at(x, 0.755));
    expect(eastwards).toEqual(eastwards.toSorted((a, b) => b - a));
  });

  it("are drawn from the first of several files that knows them", () => {
    const lower = { ...plateau, data: new Float32Array(10_000).fill(20) };
    const known = [plateau, lower];
    const tile = decode(terrainTile({ known, beyond: known }, 8, 127, 127));
    const heightAt = (longitude: number, latitude: number) => {
      const column = Math.floor((((longitude + 180) / 360) * 256 - 127) * 256);
      const row = Math.floor((mercatorY(latitude) * 256 - 127) * 256);
      const [r = 0, g = 0, b = 0] = tile.data.slice((row * 256 + column) * 3);
      return (r * 65_536 + g * 256 + b) * 0.1 - 10_000;
    };
    expect(heightAt(-0.25, 0.75)).toBeCloseTo(300);
    expect(heightAt(-0.75, 0.25)).toBeCloseTo(20);
  });
});
