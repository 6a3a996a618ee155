import type { ReadTable } from "@stopbank/geo-read/read-layer";
import type { LayerReport } from "../report/importReport.ts";

export const layerReport = ({ place, read, count, unit, problems, notes }: ReadTable): LayerReport => ({
  what: place.what,
  file: place.file ?? "",
  read,
  kept: count,
  ...(unit === undefined ? {} : { unit }),
  problems,
  ...(notes.length === 0 ? {} : { notes }),
});
