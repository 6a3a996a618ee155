import { describe, expect, it } from "vitest";
import { draftBasemap } from "./draftBasemap.ts";

const raster = (file: string, isColour = false) => ({ file, isColour, bands: [""] });
const land = {
  source: { file: "land.shp" },
  name: "land",
  kinds: new Map(),
  columns: [],
  bounds: [0, 0, 0, 0],
};

describe("the ground that a folder has", () => {
  it("is pictures in colour, all heights, and one of what can be drawn", () => {
    const rasters = [
      raster("dem_north.tif"),
      raster("dem_south.tif"),
      raster("BQ31_0505.tif", true),
      raster("hillshade.tif"),
      raster("depth.tif"),
    ];
    const found = draftBasemap({ rasters, extracts: [], archives: ["here.pmtiles"] }, [land as never]);
    expect(found.entry).toEqual({
      archive: { file: "here.pmtiles" },
      imagery: { file: "BQ31_0505.tif" },
      elevation: [{ file: "dem_north.tif" }, { file: "dem_south.tif" }],
    });
    expect(found.rasters.map(({ file }) => file)).not.toContain("depth.tif");
    expect(found.leftOut).toEqual([
      "hillshade.tif looks like a picture of the ground, not like a hazard.",
      "land.shp looks like land; the basemap is drawn from the archive.",
    ]);
  });

  it("is drawn from an extract before anything else, and is none where nothing is ground", () => {
    const both = draftBasemap({ rasters: [], extracts: ["a.osm.pbf"], archives: ["b.pmtiles"] }, []);
    expect(both.entry).toEqual({ osm: { file: "a.osm.pbf" } });
    expect(both.leftOut).toEqual([
      "b.pmtiles is an archive of tiles; the basemap is drawn from the OpenStreetMap extract.",
    ]);
    const none = draftBasemap({ rasters: [raster("depth.tif")], extracts: [], archives: [] }, []);
    expect(none).toEqual({ entry: undefined, rasters: [], leftOut: [] });
  });
});
