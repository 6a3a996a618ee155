/** What a feature or a row has in a column. */
export type CellValue = string | number | boolean | null;
