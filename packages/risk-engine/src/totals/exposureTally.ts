import type { ExposureColumn } from "../columns/columns.ts";

/** Exposures put together one after the other, for whoever has to pause between them. */
export interface ExposureTally {
  add(exposure: ExposureColumn): void;
  read(): ExposureColumn;
}
