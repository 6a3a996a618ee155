import { searchedAttributes } from "@stopbank/dataset/write";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import type { LoadedLayer } from "../elements/loadElements.ts";
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

/** Of each file that an element layer was read from. */
export function elementLayerReports({
  files,
  description,
}: Pick<LoadedLayer, "files" | "description">): LayerReport[] {
  const foundBy = searchedAttributes(description).map(({ key }) => key);
  return files.map((file, at) => ({ ...layerReport(file), ...(at === 0 ? { foundBy } : {}) }));
}
