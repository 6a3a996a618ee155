import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { matchFiles } from "./matchFiles.ts";

function folderOf(...files: readonly string[]): string {
  const folder = temporaryFolder();
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  return folder;
}

it("reads parameters from folders and names", () => {
  const folder = folderOf(
    "maps/rcp85/rp10/depth.tif",
    "maps/rcp85/rp100/depth.tif",
    "maps/now/rp10/depth.tif",
  );
  writeFileSync(join(folder, "maps/read me.txt"), "");
  expect(matchFiles(folder, "maps/{climate}/rp{ari}/depth.tif")).toEqual([
    { file: "maps/now/rp10/depth.tif", parameters: { climate: "now", ari: 10 } },
    { file: "maps/rcp85/rp10/depth.tif", parameters: { climate: "rcp85", ari: 10 } },
    { file: "maps/rcp85/rp100/depth.tif", parameters: { climate: "rcp85", ari: 100 } },
  ]);
});

it("takes a repeated parameter for the same thing", () => {
  const folder = folderOf("10/depth_10.tif", "10/depth_20.tif", "20/depth_20.tif");
  expect(matchFiles(folder, "{ari}/depth_{ari}.tif").map(({ file }) => file)).toEqual([
    "10/depth_10.tif",
    "20/depth_20.tif",
  ]);
});

it("refuses a folder that is not there", () => {
  expect(() => matchFiles(folderOf("a.tif"), "rasters/{ari}.tif")).toThrow(
    expect.objectContaining({ code: "import/missing-file", message: expect.stringContaining("rasters") }),
  );
});

it("takes numbers as tables do, and names of any kind", () => {
  const [found] = matchFiles(folderOf("depth_0x10_007.tif"), "depth_{constructor}_{toString}.tif");
  expect(Object.entries(found?.parameters ?? {})).toEqual([
    ["constructor", "0x10"],
    ["toString", 7],
  ]);
});
