import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { encodeGeoTiff } from "./raster/encodeGeoTiff.ts";
import { cutElementTiles } from "./tiles/cutElementTiles.ts";
import { PmtilesWriter } from "./tiles/PmtilesWriter.ts";

// The package's types describe its browser entry; this is what is used of the one for Node.
interface Gdal {
  open(path: string): Promise<{ datasets: unknown[]; errors: unknown[] }>;
  gdalinfo(dataset: unknown, options: string[]): Promise<RasterInfo>;
  ogrinfo(dataset: unknown, options: string[]): Promise<{ layers: { name: string; featureCount: number }[] }>;
}
interface RasterInfo {
  size: number[];
  geoTransform: number[];
  coordinateSystem: { wkt: string };
  bands: { type: string; block: number[]; noDataValue: unknown; maximum: number; overviews: unknown[] }[];
}

const require = createRequire(import.meta.url);
let gdal: Gdal;
beforeAll(async () => {
  const main: string = require.resolve("gdal3.js/node.js");
  const start = require(main) as (options: { path: string; useWorker: false }) => Promise<Gdal>;
  // It joins this to "./", so only a relative path works.
  const path = relative(process.cwd(), join(dirname(main), "dist/package"));
  gdal = await start({ path, useWorker: false });
});

function folder() {
  const path = mkdtempSync(join(tmpdir(), "stopbank-gdal-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

describe("GDAL", () => {
  it("opens the hazard rasters: place, no data, overviews and values", async () => {
    const path = join(folder(), "depth.tif");
    const data = Float32Array.from({ length: 600 * 300 }, (_, i) => (i % 11 === 0 ? -1 : i / 7));
    writeFileSync(
      path,
      encodeGeoTiff({ width: 600, height: 300, bounds: [172, -41, 173, -40.5], data, noData: -1 }),
    );
    const { datasets } = await gdal.open(path);
    const info = await gdal.gdalinfo(datasets[0], ["-stats"]);
    expect(info.size).toEqual([600, 300]);
    expect(info.geoTransform).toEqual([172, expect.closeTo(1 / 600), 0, -40.5, 0, expect.closeTo(-1 / 600)]);
    expect(info.coordinateSystem.wkt).toContain("WGS 84");
    const [band] = info.bands;
    expect(band).toMatchObject({ type: "Float32", block: [256, 256], noDataValue: "NaN" });
    expect(band?.overviews).toHaveLength(7);
    expect(band?.maximum).toBeCloseTo(179_999 / 7, 0);
  });

  it("opens the vector tile archives", async () => {
    const path = join(folder(), "poles.pmtiles");
    const archive = new PmtilesWriter(path, {
      kind: "vector",
      minZoom: 0,
      maxZoom: 2,
      bounds: [172, -41, 173, -40],
      metadata: { name: "poles", vector_layers: [{ id: "poles", fields: {}, minzoom: 0, maxzoom: 2 }] },
    });
    const coords = Float64Array.of(172.1, -40.1, 172.9, -40.9);
    const geometry = { kind: "point", coords, partStart: Int32Array.of(0, 1, 2) } as const;
    const about = { sourceLayer: "poles", minZoom: 0, maxZoom: 2, properties: () => ({}) };
    cutElementTiles(geometry, about, (z, x, y, mvt) => archive.add(z, x, y, mvt));
    archive.close();
    const { datasets } = await gdal.open(path);
    const { layers } = await gdal.ogrinfo(datasets[0], ["-so", "-al"]);
    expect(layers).toMatchObject([{ name: "poles", featureCount: 2 }]);
  });
});
