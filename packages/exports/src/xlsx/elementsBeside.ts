import type { ExportTask } from "../exportTask.ts";
import type { ExportLayer } from "../rows/exportLayer.ts";

/**
 * So many cells of elements a workbook holds: measured, a thread stays below 400 MB with them (`npm run bench:exports`). More go beside it,
 * and so do layers of more rows than a sheet has.
 */
const usualElementCells = 8_000_000;
const mostRows = 1_048_576;

/** Whether the elements are too many for the workbook. */
export const areElementsBeside = ({
  layers,
  mostElementCells = usualElementCells,
}: Pick<ExportTask, "layers" | "mostElementCells">): boolean =>
  layers.reduce((sum, layer) => sum + cellsOf(layer), 0) > mostElementCells ||
  layers.some(({ selection }) => selection.count >= mostRows);

/** About: id and name, attributes, regions, metric, and at most five columns a scenario. */
const cellsOf = ({ selection, attributes, regions, scenarios }: ExportLayer): number =>
  selection.count * (attributes.length + regions.length + 1 + 5 * scenarios.length);
