/** What the numbers of a map are handed out as, by the names of the export call. */
export const exportFormats = ["xlsx", "geojson", "csv", "gpkg", "fgb"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** As it is offered: the first two in the specification's words. */
export const formatLabels: Readonly<Record<ExportFormat, string>> = {
  xlsx: "Spreadsheet (.xlsx)",
  geojson: "Spatial file (GeoJSON)",
  csv: "Table (.csv)",
  gpkg: "Map layers for GIS (GeoPackage)",
  fgb: "Map layers for GIS (FlatGeobuf)",
};
