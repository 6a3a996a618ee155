import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withDataset } from "../gdal/withDataset.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { endlessView, writeGeoPackageWithView } from "../testing/geoPackageWithView.ts";
import { zipFile } from "../testing/zipFile.ts";
import { readAreaFile } from "./readAreaFile.ts";

afterEach(() => void vi.unstubAllEnvs());

const outline = [
  [172.9, -40.4],
  [173.0123456789012, -40.4],
  [173, -40.3],
  [172.9, -40.3],
  [172.9, -40.4],
];
const hole = [
  [172.94, -40.36],
  [172.94, -40.34],
  [172.96, -40.34],
  [172.94, -40.36],
];
const feature = (geometry: object, name?: string) => ({
  type: "Feature",
  properties: name === undefined ? {} : { zone: name },
  geometry,
});
const polygon = (...coordinates: unknown[]) => ({ type: "Polygon", coordinates });
const geoJson = (...features: object[]) =>
  Buffer.from(JSON.stringify({ type: "FeatureCollection", features }));

function read(bytes: Uint8Array, name = "mine.geojson", crs?: string) {
  const path = join(temporaryFolder(), "upload");
  writeFileSync(path, bytes);
  return readAreaFile({ path, name, crs });
}
const refusal = (code: string) => expect.objectContaining({ code: `area-file/${code}` });

/** The files that GDAL makes of GeoJSON, by their endings. */
async function converted(json: Buffer, ...options: string[]): Promise<Record<string, Buffer>> {
  const folder = temporaryFolder();
  const path = join(folder, "source.geojson");
  writeFileSync(path, json);
  const { real } = await withDataset(
    { place: { what: "A test's file" }, path },
    ({ api, nextName }, dataset) => api.ogr2ogr(dataset, options, nextName()),
  );
  const stem = real.slice(0, real.lastIndexOf("."));
  const files = readdirSync(dirname(real)).map((name) => join(dirname(real), name));
  return Object.fromEntries(
    files
      .filter((file) => file.startsWith(`${stem}.`))
      .map((file) => [file.slice(stem.length + 1), readFileSync(file)]),
  );
}

const kml = (inner: string, head = "") =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>${head}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`,
  );
const ringText = (ring: number[][]) =>
  `<LinearRing><coordinates>${ring.map((each) => each.join(",")).join(" ")}</coordinates></LinearRing>`;
const placemark =
  `<Placemark><name>Tāhuna</name><Polygon><outerBoundaryIs>${ringText(outline)}</outerBoundaryIs>` +
  `<innerBoundaryIs>${ringText(hole)}</innerBoundaryIs></Polygon></Placemark>`;

describe("a file with areas", () => {
  it("gives the parts, holes and digits of GeoJSON as they are, with their names", async () => {
    const far = outline.map(([x, y]) => [x! + 1, y!]);
    const file = await read(
      geoJson(
        feature(polygon(outline, hole), "Ōtara"),
        feature({ type: "MultiPolygon", coordinates: [[outline], [far]] }, "Both"),
        feature({ type: "LineString", coordinates: hole }, "Bank"),
        feature({ type: "Point", coordinates: [172.9, -40.3] }),
      ),
    );
    expect(file.features).toEqual([
      { name: "Ōtara", geometry: polygon(outline, hole), positions: 9 },
      { name: "Both", geometry: { type: "MultiPolygon", coordinates: [[outline], [far]] }, positions: 10 },
      { name: "Bank", geometry: { type: "LineString", coordinates: hole }, positions: 4 },
      { name: "Feature 4", geometry: { type: "Point", coordinates: [172.9, -40.3] }, positions: 1 },
    ]);
    expect(file).toMatchObject({ format: "geojson", notes: [] });
  });

  it("is taken from any reference system to longitude and latitude, as a GeoPackage", async () => {
    const { gpkg } = await converted(
      geoJson(feature(polygon(outline, hole), "Ōtara")),
      "-f",
      "GPKG",
      "-t_srs",
      "EPSG:2193",
    );
    const file = await read(gpkg!, "named-otherwise.geojson");
    expect(file.format).toBe("geopackage");
    expect(file.systems).toEqual(["NZGD2000 / New Zealand Transverse Mercator 2000 (EPSG:2193)"]);
    const { name, geometry } = file.features[0]!;
    expect(name).toBe("Ōtara");
    // A ten-millionth of a degree is a hundredth of a metre.
    for (const [r, ring] of [outline, hole].entries())
      for (const [i, position] of ring.entries())
        for (const axis of [0, 1])
          expect((geometry.coordinates as number[][][])[r]![i]![axis]).toBeCloseTo(position[axis]!, 8);
  });

  it("may be a zip of Shapefiles, and asks for the reference system where their .prj is missing", async () => {
    const source = geoJson(feature(polygon(outline, hole), "Ōtara"));
    const parts = await converted(
      source,
      "-f",
      "ESRI Shapefile",
      "-t_srs",
      "EPSG:2193",
      "-lco",
      "ENCODING=UTF-8",
    );
    const { prj, ...others } = Object.fromEntries(
      Object.entries(parts)
        .map(([ending, bytes]) => [`in a folder/zones.${ending}`, bytes])
        .map(([name, bytes]) => [String(name).endsWith(".prj") ? "prj" : name, bytes]),
    ) as Record<string, Buffer>;
    const whole = await read(zipFile({ ...others, "in a folder/zones.PRJ": prj! }), "zones.zip");
    expect(whole.features).toMatchObject([{ name: "Ōtara", positions: 9 }]);
    const bare = zipFile(others);
    await expect(read(bare, "zones.zip")).rejects.toThrow(refusal("no-reference-system"));
    const stated = await read(bare, "zones.zip", "EPSG:2193");
    expect(JSON.stringify(stated.features[0]!.geometry).slice(0, 45)).toBe(
      JSON.stringify(whole.features[0]!.geometry).slice(0, 45),
    );
    await expect(read(parts.shp!, "zones.shp")).rejects.toThrow(refusal("shapefile-alone"));
  });

  it("may be KML or KMZ, whose links to other files are not followed", async () => {
    const link = "<NetworkLink><Link><href>http://127.0.0.1:9/x.kml</href></Link></NetworkLink>";
    const file = await read(kml(placemark + link), "x.kml");
    expect(file.features).toEqual([{ name: "Tāhuna", geometry: polygon(outline, hole), positions: 9 }]);
    expect(file.notes).toEqual([expect.stringContaining("not followed")]);
    const packed = await read(zipFile({ "doc.kml": kml(placemark) }), "x.kmz");
    expect(packed.features).toEqual(file.features);
  });

  it("that crosses 180 degrees lies on both sides of it", async () => {
    const chathams = [
      [179.9, -44.1],
      [180.1, -44.1],
      [180.1, -43.9],
      [179.9, -43.9],
      [179.9, -44.1],
    ];
    const { gpkg } = await converted(
      geoJson(feature(polygon(chathams))),
      "-f",
      "GPKG",
      "-t_srs",
      "EPSG:3832",
    );
    const [found] = (await read(gpkg!)).features;
    expect(found?.fault).toBeUndefined();
    const longitudes = (found!.geometry.coordinates as number[][][][]).flat(2).map(([x]) => (x! + 360) % 360);
    expect(Math.min(...longitudes)).toBeCloseTo(179.9, 6);
    expect(Math.max(...longitudes)).toBeCloseTo(180.1, 6);
  });
});

describe("what is wrong with a file of areas", () => {
  it("is said with its place, in longitude and latitude", async () => {
    const crossed = [
      [172.9, -40.4],
      [173, -40.3],
      [173, -40.4],
      [172.9, -40.3],
      [172.9, -40.4],
    ];
    const { gpkg } = await converted(
      geoJson(feature(polygon(crossed), "Crossed")),
      "-f",
      "GPKG",
      "-t_srs",
      "EPSG:2193",
    );
    const [found] = (await read(gpkg!)).features;
    expect(found?.fault).toMatchObject({ code: "area/self-intersecting" });
    expect(found?.fault?.message).toMatch(
      /^Its outline crosses or touches itself at 172\.95\d*, -40\.35\d*\.$/,
    );
    expect(found?.fault?.at?.[0]).toBeCloseTo(172.95, 3);
  });

  it("is that its coordinates lie outside the world, or its system is unknown", async () => {
    const metres = geoJson(
      feature(
        polygon([
          [1_600_000, 5_500_000],
          [1_600_100, 5_500_000],
          [1_600_000, 5_500_100],
          [1_600_000, 5_500_000],
        ]),
      ),
    );
    await expect(read(metres)).rejects.toThrow(refusal("wrong-reference-system"));
    expect((await read(metres, "x", "EPSG:2193")).features).toHaveLength(1);
    await expect(read(metres, "x", "EPSG:999999")).rejects.toThrow(refusal("unknown-reference-system"));
  });

  it.each<[string, () => Uint8Array]>([
    ["empty", () => Buffer.alloc(0)],
    [
      "unknown-format",
      () =>
        Buffer.from(
          '<OGRVRTDataSource><OGRVRTLayer name="x"><SrcSQL>select 1</SrcSQL></OGRVRTLayer></OGRVRTDataSource>',
        ),
    ],
    ["unknown-format", () => Buffer.from("name,WKT\nx,POLYGON((0 0,1 0,1 1,0 0))\n")],
    ["unknown-format", () => zipFile({ "x.geojson": Buffer.from("<OGRVRTDataSource/>") })],
    [
      "nothing-in-zip",
      () =>
        zipFile({
          "x.vrt": Buffer.from("<OGRVRTDataSource/>"),
          "y.zip": zipFile({ "x.geojson": geoJson() }),
        }),
    ],
    ["entities", () => kml(placemark, '<!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>')],
    ["entities", () => zipFile({ "doc.kml": kml(placemark, '<!DOCTYPE kml SYSTEM "file:///etc/passwd">') })],
    ["too-large-unpacked", () => zipFile({ "x.geojson": Buffer.alloc(120 * 1_048_576, " ") })],
    [
      "too-large-unpacked",
      () => zipFile(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`${i}.geojson`, geoJson()]))),
    ],
    ["no-shapes", () => geoJson()],
    [
      "too-many-features",
      () => geoJson(...Array.from({ length: 1_001 }, () => feature({ type: "Point", coordinates: [1, 1] }))),
    ],
    ["unreadable", () => Buffer.from('{"type": "Feature", "geom')],
  ])("is refused as %s", async (code, bytes) => {
    await expect(read(bytes())).rejects.toThrow(refusal(code));
  });

  it("is refused without an import's remedies where nothing can be read from it", async () => {
    const cut = Buffer.from('{"type": "Feature", "geom');
    const asked = [read(cut, "zones.geojson"), read(zipFile({ "in/zones.geojson": cut }), "zones.zip")];
    for (const reading of asked)
      await expect(reading).rejects.toMatchObject({
        kind: "invalid",
        message: expect.stringMatching(/^No shapes can be read from the file\.(?!.*(GDAL|GeoTIFF|folders))/),
      });
  });

  it("never reaches a place outside its folder", async () => {
    const above = temporaryFolder();
    const folder = mkdtempSync(join(above, "inner-"));
    const bytes = zipFile({ "../../escaped.geojson": geoJson(feature(polygon(outline))) });
    const path = join(folder, "upload");
    writeFileSync(path, bytes);
    const file = await readAreaFile({ path, name: "x.zip" });
    expect(file.features).toHaveLength(1);
    expect(readdirSync(above)).toHaveLength(1);
  });

  it("may be a view without end, which is given up", async () => {
    vi.stubEnv("STOPBANK_VIEW_SECONDS", "1");
    const path = await writeGeoPackageWithView(temporaryFolder(), "views.gpkg", endlessView);
    await expect(read(readFileSync(path))).rejects.toThrow(refusal("view"));
  });
});
