import type { FeatureTable } from "../vector/readLayer.ts";
import type { LayerReport } from "./importReport.ts";

export const layerReport = ({ place, read, count, problems }: FeatureTable): LayerReport => ({
  what: place.what,
  file: place.file ?? "",
  read,
  kept: count,
  problems,
});
