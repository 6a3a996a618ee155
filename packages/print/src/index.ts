export {
  createPrinter,
  type Printer,
  type PrinterHealth,
  type PrinterParts,
  type PrintRequest,
} from "./createPrinter.ts";
export { type PrintLimits, usualLimits } from "./limits.ts";
export type { PrintLog } from "./log.ts";
export type { PrintedPage } from "./page/printPage.ts";
