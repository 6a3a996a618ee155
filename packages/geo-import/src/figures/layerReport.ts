import type { ReadTable } from "../layers/readLayer.ts";
import type { LayerReport } from "../report/importReport.ts";

export const layerReport = ({ place, read, count, problems, notes }: ReadTable): LayerReport => ({
  what: place.what,
  file: place.file ?? "",
  read,
  kept: count,
  problems,
  ...(notes.length === 0 ? {} : { notes }),
});
