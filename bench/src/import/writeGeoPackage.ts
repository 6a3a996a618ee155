import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

export interface GeoPackageRow {
  /** Closed ring, x before y, interleaved; a single pair is a point. */
  readonly path: readonly number[];
  readonly id: string;
}

/** Writes a layer `elements` of polygons or points in EPSG:2193 as a GeoPackage, as councils hand them over. */
export function writeElementsGeoPackage(
  path: string,
  kind: "POLYGON" | "POINT",
  rows: Iterable<GeoPackageRow>,
): void {
  rmSync(path, { force: true });
  const db = new DatabaseSync(path);
  db.exec(
    "pragma journal_mode = off; pragma synchronous = off; pragma application_id = 0x47504B47; pragma user_version = 10300",
  );
  db.exec(tables);
  db.prepare("insert into gpkg_geometry_columns values ('elements', 'geom', ?, 2193, 0, 0)").run(kind);
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  const insert = db.prepare("insert into elements (geom, building_id) values (?, ?)");
  db.exec("begin");
  for (const { path: ring, id } of rows) {
    insert.run(kind === "POINT" ? pointBlob(ring) : polygonBlob(ring), id);
    for (let i = 0; i < ring.length; i += 2) {
      bounds[0] = Math.min(bounds[0]!, ring[i]!);
      bounds[1] = Math.min(bounds[1]!, ring[i + 1]!);
      bounds[2] = Math.max(bounds[2]!, ring[i]!);
      bounds[3] = Math.max(bounds[3]!, ring[i + 1]!);
    }
  }
  db.prepare(
    "insert into gpkg_contents values ('elements', 'features', 'elements', '', '2024-01-01T00:00:00Z', ?, ?, ?, ?, 2193)",
  ).run(...bounds);
  db.exec("commit");
  db.close();
}

const tables = `
  create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer primary key, organization text not null,
    organization_coordsys_id integer not null, definition text not null, description text);
  insert into gpkg_spatial_ref_sys values
    ('Undefined Cartesian', -1, 'NONE', -1, 'undefined', null),
    ('Undefined geographic', 0, 'NONE', 0, 'undefined', null),
    ('WGS 84', 4326, 'EPSG', 4326, 'undefined', null),
    ('NZGD2000 / New Zealand Transverse Mercator 2000', 2193, 'EPSG', 2193, 'undefined', null);
  create table gpkg_contents (table_name text primary key, data_type text not null, identifier text unique,
    description text default '', last_change datetime not null, min_x double, min_y double, max_x double, max_y double,
    srs_id integer);
  create table gpkg_geometry_columns (table_name text not null, column_name text not null, geometry_type_name text not null,
    srs_id integer not null, z tinyint not null, m tinyint not null, primary key (table_name, column_name));
  create table elements (fid integer primary key autoincrement not null, geom blob, building_id text)`;

/** GeoPackage's head without an envelope, then well-known binary. */
function head(bytes: number, type: number): Buffer {
  const out = Buffer.alloc(8 + 5 + bytes);
  out.write("GP\0\x01", "latin1");
  out.writeInt32LE(2193, 4);
  out.writeUInt8(1, 8);
  out.writeUInt32LE(type, 9);
  return out;
}

function pointBlob(path: readonly number[]): Buffer {
  const out = head(16, 1);
  path.forEach((each, i) => {
    out.writeDoubleLE(each, 13 + i * 8);
  });
  return out;
}

function polygonBlob(path: readonly number[]): Buffer {
  const out = head(8 + path.length * 8, 3);
  out.writeUInt32LE(1, 13);
  out.writeUInt32LE(path.length / 2, 17);
  path.forEach((each, i) => {
    out.writeDoubleLE(each, 21 + i * 8);
  });
  return out;
}
