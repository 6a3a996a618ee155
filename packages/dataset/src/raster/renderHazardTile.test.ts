import { describe, expect, it } from "vitest";
import { pixelsOfPng } from "../testing/pixelsOfPng.ts";
import { tileRange } from "../tiles/tileRange.ts";
import { decodeGeoTiff } from "./decodeGeoTiff.ts";
import { encodeGeoTiff } from "./encodeGeoTiff.ts";
import { legendColour } from "./legendColour.ts";
import { renderHazardTile } from "./renderHazardTile.ts";

const legend = {
  title: "Depth",
  sections: [
    {
      type: "continuous" as const,
      stops: [
        { value: 0, color: "#000000" },
        { value: 2, color: "#ff0000" },
      ],
    },
  ],
};

/** West half 1 m deep, east half dry but for its last column without data. */
const grid = {
  width: 64,
  height: 64,
  bounds: [172, -41, 173, -40] as [number, number, number, number],
  data: Float32Array.from({ length: 64 * 64 }, (_, i) => (i % 64 < 32 ? 1 : i % 64 === 63 ? Number.NaN : 0)),
};

describe("a hazard tile", () => {
  it("colours cells by the legend and leaves zero and no data clear", async () => {
    const decoded = await decodeGeoTiff(encodeGeoTiff(grid));
    const { west: x, north: y } = tileRange([172.2, -40.5, 172.2, -40.5], 8);
    const png = renderHazardTile(decoded, legend, 8, x, y)!;
    const { data, widthPx } = pixelsOfPng(png);
    expect(widthPx).toBe(256);
    // Column of a longitude within the tile.
    const column = (longitude: number) => Math.floor(((((longitude + 180) / 360) * 2 ** 8) % 1) * 256);
    const pixel = (longitude: number) => [...data.slice((128 * 256 + column(longitude)) * 4).slice(0, 4)];
    expect(pixel(172.25)).toEqual([128, 0, 0, 255]);
    expect(pixel(172.75)).toEqual([0, 0, 0, 0]);
    expect(renderHazardTile(decoded, legend, 8, x + 3, y)).toBeUndefined();
  });

  it("draws a hazard one cell wide at every zoom", async () => {
    const data = new Float32Array(2048 * 2048);
    for (let row = 0; row < 2048; row++) data[row * 2048 + 777] = 1.5;
    const decoded = await decodeGeoTiff(encodeGeoTiff({ ...grid, width: 2048, height: 2048, data }));
    expect(decoded.overviews.length).toBe(8);
    for (const z of [4, 6, 7, 8, 9, 10, 11, 12]) {
      const { west: x, north: y } = tileRange([172 + 777.5 / 2048, -40.5, 172 + 777.5 / 2048, -40.5], z);
      expect(renderHazardTile(decoded, legend, z, x, y)).toBeDefined();
    }
  });
});

describe("a GeoTIFF", () => {
  it("keeps every value, odd sizes and more tiles than one included", async () => {
    const [width, height] = [517, 301];
    const data = Float32Array.from({ length: width * height }, (_, i) => (i % 11 === 0 ? -1 : i / 7));
    const decoded = await decodeGeoTiff(encodeGeoTiff({ ...grid, width, height, data, noData: -1 }));
    expect(decoded.data.length).toBe(data.length);
    expect(decoded.data.every((value, i) => (data[i] === -1 ? Number.isNaN(value) : value === data[i]))).toBe(
      true,
    );
    // Overviews hold the maximum of what they cover.
    const greatest = (values: Float32Array) =>
      values.reduce((max, value) => (Number.isNaN(value) ? max : Math.max(max, value)), 0);
    expect(greatest(decoded.overviews[0]!.data)).toBe(greatest(data));
  });
});

describe("a legend's colours", () => {
  it("follow ranges, the lower end included", () => {
    const colour = legendColour({
      title: "t",
      sections: [{ type: "categorical", items: [{ label: "low", color: "#010203", min: 0.1, max: 0.5 }] }],
    });
    expect(colour(0.1)).toEqual([1, 2, 3, 255]);
    expect(colour(0.5)).toBeUndefined();
  });
});
