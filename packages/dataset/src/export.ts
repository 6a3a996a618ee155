export { csvRow } from "./export/csvRow.ts";
export { elementCsv } from "./export/elementCsv.ts";
export { elementGeoJson } from "./export/elementGeoJson.ts";
export { exportElements } from "./export/elementRecords.ts";
