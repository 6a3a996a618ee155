import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { sharedData, temporaryFolder } from "../testing/folders.ts";
import { draftDescription } from "./draftDescription.ts";

describe("a first description of a folder", () => {
  it("can be imported as it is, and names the files it left out", async () => {
    const folder = temporaryFolder();
    for (const ending of ["shp", "shx", "dbf", "prj"])
      copyFileSync(
        sharedData(`known-answers/rasterstats/polygons.${ending}`),
        join(folder, `Some blocks.${ending}`),
      );
    copyFileSync(sharedData("known-answers/rasterstats/slope.tif"), join(folder, "slope.tif"));
    writeFileSync(join(folder, "broken.geojson"), "{");
    const drafted = await draftDescription(folder);
    expect(drafted).toMatchObject({
      elements: 1,
      rasters: 1,
      leftOut: [expect.stringContaining("broken.geojson")],
    });
    const report = await importDataset({ description: drafted.path });
    expect(report.layers[0]).toMatchObject({ what: "Element layer some_blocks", read: 2, kept: 2 });
    expect(report.scenarios[0]?.exposures[0]).toMatchObject({ exposed: 2, notAssessed: 0 });
    await expect(draftDescription(folder)).rejects.toMatchObject({ code: "import/description-exists" });
  });
});
