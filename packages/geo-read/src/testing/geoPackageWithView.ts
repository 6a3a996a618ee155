import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { withDataset } from "../gdal/withDataset.ts";

/** A GeoPackage of one point, and a view over it that is registered as a layer. */
export async function writeGeoPackageWithView(folder: string, name: string, view: string): Promise<string> {
  const point = {
    type: "Feature",
    properties: { id: "a" },
    geometry: { type: "Point", coordinates: [174, -41] },
  };
  writeFileSync(join(folder, "p.json"), JSON.stringify({ type: "FeatureCollection", features: [point] }));
  await withDataset({ place: { what: "Test" }, path: join(folder, "p.json") }, async ({ api }, dataset) => {
    const made = await api.ogr2ogr(dataset, ["-f", "GPKG", "-nln", "p"], "made");
    copyFileSync(made.real, join(folder, name));
    return made;
  });
  const database = new DatabaseSync(join(folder, name));
  database.exec(`CREATE VIEW v AS ${view};
    INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES ('v', 'features', 'v', 4326);
    INSERT INTO gpkg_geometry_columns VALUES ('v', 'geom', 'POINT', 4326, 0, 0);`);
  database.close();
  return join(folder, name);
}

/** A view that gives rows without end. */
export const endlessView =
  "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS fid, geom, id FROM n, p";
