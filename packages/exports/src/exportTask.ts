import type { ExportFormat } from "@stopbank/contract/exports";
import type { Provenance } from "@stopbank/contract/provenance";
import type { ClassWords } from "@stopbank/dataset/class-words";
import type { ExportLayer } from "./rows/exportLayer.ts";
import type { ExportProjection } from "./totals/projection.ts";

/** What one export is made of: plain values and arrays, which pass to a thread, and without a copy where they are shared. */
export interface ExportTask {
  readonly format: ExportFormat;
  readonly provenance: Provenance;
  readonly classWords: ClassWords;
  readonly layers: readonly ExportLayer[];
  /** For a workbook, which has a sheet of them. */
  readonly projections?: readonly ExportProjection[];
  /** A workbook holds so many cells of elements, and as many as memory lets it without this: more go beside it. */
  readonly mostElementCells?: number;
}
