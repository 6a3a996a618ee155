import { routes } from "@stopbank/contract/routes";
import type { TileFile } from "@stopbank/dataset/manifest";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import type { ServedDataset } from "../data/servedDataset.ts";
import { imageTileset } from "./tilesets.ts";

const dataset = { client: "here", version: "0123456789abcdef" } as ServedDataset;
const satellite: TileFile = {
  file: "tiles/satellite.pmtiles",
  kind: "raster",
  minZoom: 10,
  maxZoom: 16,
  bounds: [174, -42, 175, -41],
  sourceLayers: [],
};

describe("the address of pictures", () => {
  it.each([
    ["png", satellite],
    ["webp", { ...satellite, format: "webp" as const }],
  ])("ends as they are packed, %s, and is one that the call takes", (ending, file) => {
    const { url } = imageTileset(dataset, file, "raster");
    expect(url).toBe(`/api/tiles/here/0123456789abcdef/image/satellite/{z}/{x}/{y}.${ending}`);
    const [client, version, , name, z, x, y] = url
      .replace("{z}", "10")
      .replace("{x}", "1009")
      .replace("{y}", "641")
      .split("/")
      .slice(3);
    expect([...Value.Errors(routes.imageTile.params, { client, version, name, z, x, y })]).toEqual([]);
  });
});
