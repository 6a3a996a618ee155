import { uniqueNames } from "../rows/uniqueNames.ts";
import { plainText } from "../text/plainText.ts";

/** SQLite makes no table whose name begins so; GeoPackage, its indexes and what reads them keep the others for themselves. */
const reserved = /^(?:sqlite|gpkg|rtree|ogr|qgis)_/i;

/** What each layer's table is called: as the layer is, where nobody else has the name, whatever the case of its letters. */
export const tableNames = (types: readonly string[]): string[] =>
  uniqueNames(
    types.map(plainName).map((name) => (reserved.test(name) ? `layer_${name}` : name)),
    ["layer_styles"],
  );

/** What each column is called, beside those that a table has of its own. @param own in lower case. */
export const columnNames = (names: readonly string[], own: readonly string[]): string[] =>
  uniqueNames(names.map(plainName), own);

/** SQL ends at a control character that a name may have. */
const plainName = (name: string): string => plainText(name) || "_";
