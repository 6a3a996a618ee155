import { realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { inputFiles } from "./inputFiles.ts";

it("are the files named, what lies beside them, and beside where links lead", () => {
  const folder = realpathSync(temporaryFolder());
  const elsewhere = realpathSync(temporaryFolder());
  for (const name of ["north.shp", "north.dbf", "north.prj", "south.gpkg", "other.gpkg"])
    writeFileSync(join(folder, name), "");
  for (const name of ["survey.tif", "survey.tif.aux.xml"]) writeFileSync(join(elsewhere, name), "");
  symlinkSync(join(elsewhere, "survey.tif"), join(folder, "depth.tif"));
  const description = {
    elements: [{ file: "north.shp" }, { file: "so*.gpkg" }],
    hazards: [{ source: { file: "depth.tif" } }, { source: { file: "not-there.tif" } }],
  };
  expect(inputFiles(folder, description)).toEqual(
    [
      ...["depth.tif", "north.dbf", "north.prj", "north.shp", "south.gpkg"].map((name) => join(folder, name)),
      ...["survey.tif", "survey.tif.aux.xml"].map((name) => join(elsewhere, name)),
    ].sort(),
  );
});
