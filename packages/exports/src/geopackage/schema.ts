import { literal, quoted } from "./quoted.ts";

/** What every GeoPackage has, with the extensions that ours use: an index, what columns are, and metadata. */
export const coreTables = `
create table gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL,
  organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
insert into gpkg_spatial_ref_sys values
  ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined', null),
  ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', null),
  ('WGS 84 geodetic', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]', 'longitude and latitude in degrees on the WGS 84 ellipsoid');
create table gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
  description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')),
  min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER,
  CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
create table gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
  srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL,
  CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), CONSTRAINT uk_gc_table_name UNIQUE (table_name),
  CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name),
  CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id));
create table gpkg_extensions (table_name TEXT, column_name TEXT, extension_name TEXT NOT NULL, definition TEXT NOT NULL,
  scope TEXT NOT NULL, CONSTRAINT ge_tce UNIQUE (table_name, column_name, extension_name));
create table gpkg_data_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, name TEXT, title TEXT, description TEXT,
  mime_type TEXT, constraint_name TEXT, CONSTRAINT pk_gdc PRIMARY KEY (table_name, column_name),
  CONSTRAINT gdc_tn UNIQUE (table_name, name));
create table gpkg_metadata (id INTEGER CONSTRAINT m_pk PRIMARY KEY ASC NOT NULL, md_scope TEXT NOT NULL DEFAULT 'dataset',
  md_standard_uri TEXT NOT NULL, mime_type TEXT NOT NULL DEFAULT 'text/xml', metadata TEXT NOT NULL DEFAULT '');
create table gpkg_metadata_reference (reference_scope TEXT NOT NULL, table_name TEXT, column_name TEXT, row_id_value INTEGER,
  timestamp DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), md_file_id INTEGER NOT NULL, md_parent_id INTEGER,
  CONSTRAINT crmr_mfi_fk FOREIGN KEY (md_file_id) REFERENCES gpkg_metadata(id),
  CONSTRAINT crmr_mpi_fk FOREIGN KEY (md_parent_id) REFERENCES gpkg_metadata(id));
insert into gpkg_extensions values
  ('gpkg_data_columns', null, 'gpkg_schema', 'http://www.geopackage.org/spec/#extension_schema', 'read-write'),
  ('gpkg_metadata', null, 'gpkg_metadata', 'http://www.geopackage.org/spec/#extension_metadata', 'read-write'),
  ('gpkg_metadata_reference', null, 'gpkg_metadata', 'http://www.geopackage.org/spec/#extension_metadata', 'read-write');
create table layer_styles (id INTEGER PRIMARY KEY AUTOINCREMENT, f_table_catalog TEXT(256), f_table_schema TEXT(256),
  f_table_name TEXT(256), f_geometry_column TEXT(256), styleName TEXT(30), styleQML TEXT, styleSLD TEXT, useAsDefault BOOLEAN,
  description TEXT, owner TEXT(30), ui TEXT(30), update_time DATETIME DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')));
insert into gpkg_contents (table_name, data_type, identifier) values ('layer_styles', 'attributes', 'layer_styles');
`;

/** What keeps an index right while somebody edits the layer later (GeoPackage 1.4, F.3). */
export function rtreeTriggers(table: string, geometry: string, index: string): string {
  const rtree = quoted(index);
  const on = quoted(table);
  const c = quoted(geometry);
  const hasPlace = (row: string) => `(${row}.${c} NOTNULL AND NOT ST_IsEmpty(${row}.${c}))`;
  const hasNone = (row: string) => `(${row}.${c} ISNULL OR ST_IsEmpty(${row}.${c}))`;
  const box = `ST_MinX(NEW.${c}), ST_MaxX(NEW.${c}), ST_MinY(NEW.${c}), ST_MaxY(NEW.${c})`;
  const put = `INSERT OR REPLACE INTO ${rtree} VALUES (NEW.fid, ${box});`;
  const drop = `DELETE FROM ${rtree} WHERE id = OLD.fid;`;
  const trigger = (name: string, when: string, what: string) =>
    `CREATE TRIGGER ${quoted(`${index}_${name}`)} AFTER ${when} BEGIN ${what} END;`;
  return [
    trigger("insert", `INSERT ON ${on} WHEN ${hasPlace("NEW")}`, put),
    trigger(
      "update6",
      `UPDATE OF ${c} ON ${on} WHEN OLD.fid = NEW.fid AND ${hasPlace("NEW")} AND ${hasPlace("OLD")}`,
      put,
    ),
    trigger(
      "update7",
      `UPDATE OF ${c} ON ${on} WHEN OLD.fid = NEW.fid AND ${hasPlace("NEW")} AND ${hasNone("OLD")}`,
      put,
    ),
    trigger("update2", `UPDATE OF ${c} ON ${on} WHEN OLD.fid = NEW.fid AND ${hasNone("NEW")}`, drop),
    trigger("update5", `UPDATE ON ${on} WHEN OLD.fid != NEW.fid AND ${hasPlace("NEW")}`, `${drop} ${put}`),
    trigger(
      "update4",
      `UPDATE ON ${on} WHEN OLD.fid != NEW.fid AND ${hasNone("NEW")}`,
      `DELETE FROM ${rtree} WHERE id IN (OLD.fid, NEW.fid);`,
    ),
    trigger("delete", `DELETE ON ${on} WHEN OLD.${c} NOT NULL`, drop),
  ].join("\n");
}

export const indexExtension = (table: string, geometry: string): string =>
  `insert into gpkg_extensions values (${literal(table)}, ${literal(geometry)}, 'gpkg_rtree_index', 'http://www.geopackage.org/spec/#extension_rtree', 'write-only');`;
