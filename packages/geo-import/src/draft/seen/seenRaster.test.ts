import { hasRasterio, writeCodedPictures } from "@stopbank/geo-read/testing/rasterio";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../testing/folders.ts";
import { draftBasemap } from "../draftBasemap.ts";
import { lookAtRaster } from "./seenRaster.ts";

it.skipIf(!hasRasterio)(
  "takes pictures in colour for the ground, be they JPEG or WebP within (needs Debian's python3-rasterio)",
  async () => {
    const folder = temporaryFolder();
    writeCodedPictures(folder);
    const files = ["ycbcr.tif", "rgb-strips.tif", "grey.tif", "webp.tif", "webp-alpha.tif"];
    const rasters = await Promise.all(files.map((file) => lookAtRaster(folder, file)));
    expect(rasters.map(({ bands }) => bands.length)).toEqual([3, 3, 1, 3, 4]);
    expect(draftBasemap({ rasters, extracts: [], archives: [] }, []).entry).toEqual({
      imagery: files.filter((file) => file !== "grey.tif").map((file) => ({ file })),
    });
  },
);
