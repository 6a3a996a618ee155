/** Sheets of other people's making: a workbook that is written row by row, and texts that no spreadsheet takes for formulas. */
export { openWorkbook } from "./openWorkbook.ts";
export { textCell } from "./textCell.ts";
