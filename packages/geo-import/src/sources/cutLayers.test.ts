import { validateArea } from "@stopbank/risk-engine/area";
import type { LineColumn } from "@stopbank/risk-engine/columns";
import { buildIndex } from "@stopbank/risk-engine/spatial-index";
import { expect, it } from "vitest";
import { boundsPolygon } from "../hazards/assessedElements.ts";
import { cutLayers } from "./cutLayers.ts";

/** One road from 179.9 degrees to 180. */
const road: LineColumn = {
  kind: "line",
  coords: Float64Array.of(179.9, -41, 180, -41),
  partStart: Int32Array.of(0, 1),
  vertexStart: Int32Array.of(0, 2),
};
const indexed = { index: buildIndex(road), layer: { geometryIn: () => Promise.resolve(road) } };
const within = [validateArea(boundsPolygon([179.95, -42, 180, -40]))];
const grid = (crs: string) => ({
  ...{ crs, left: 0, cellWidth: 1, width: 360 },
  input: { place: { what: "Hazard flood", file: "depth.tif" }, path: "depth.tif" },
});

it.each(["EPSG:2193", "EPSG:4326"])(
  "keeps clipped elements in %s from one scenario to the next",
  async (crs) => {
    const cutLayer = cutLayers();
    const [first, second] = [
      await cutLayer(indexed, grid(crs), within),
      await cutLayer(indexed, grid(crs), within),
    ];
    expect(second.geometry).toBe(first.geometry);
    if (crs === "EPSG:2193") expect(second.ground).toBe(first.ground);
    expect(second.part?.[0]).toBeCloseTo(0.5, 9);
    const elsewhere = await cutLayer(indexed, grid("EPSG:3857"), within);
    expect(elsewhere.geometry.coords[1]).toBeCloseTo(-5_012_341.66, 1);
  },
);

it("says in a sentence where a raster's system has no place for assessed elements", async () => {
  const polar = grid("+proj=gnom +lat_0=90 +ellps=WGS84");
  await expect(cutLayers()(indexed, polar, within)).rejects.toMatchObject({
    code: "import/wrong-crs",
    message:
      "Hazard flood, file depth.tif: elements that were assessed lie where its coordinate reference system has no place for them. State the right one with `crs`, or the bounds within which its coordinates hold with `assessed`.",
  });
});
