import type { Manifest } from "@stopbank/dataset/manifest";
import type { Directory } from "../data/directory.ts";
import type { PropertySettings } from "./propertyConfig.ts";

interface OfDataset {
  readonly manifest: Pick<Manifest, "elementTypes" | "hazards">;
  readonly directory: Pick<Directory, "isAssessed">;
}

/**
 * What a client's settings of the Property Explorer name and its data does not have, each in a sentence for whoever
 * writes them. Empty where all of it is there.
 */
export function fitOfConfig(
  { asset_type: type, report_hazards: groups }: PropertySettings,
  { manifest, directory }: OfDataset,
): string[] {
  const scenarios = new Set(manifest.hazards.flatMap((hazard) => hazard.scenarios.map(({ tag }) => tag)));
  const layer = manifest.elementTypes.find((each) => each.type === type);
  const misfits =
    layer === undefined
      ? [`There is no element layer "${type}" in the data, so no property can be found.`]
      : [];
  for (const { display_name: name, scenarios: judged, layer_ids: shown } of groups.flatMap(
    ({ hazards }) => hazards,
  )) {
    const [tag] = judged;
    const [layerId] = shown;
    if (tag !== undefined && !scenarios.has(tag))
      misfits.push(
        `"${name}" goes by the scenario "${tag}", which is not in the data: it is not known for any property.`,
      );
    else if (tag !== undefined && layer !== undefined && !directory.isAssessed(type, tag))
      misfits.push(
        `"${name}" goes by the scenario "${tag}", which was not assessed for ${layer.displayName}.`,
      );
    if (layerId !== undefined && !scenarios.has(layerId))
      misfits.push(`"${name}" would show the scenario "${layerId}" on the map, which is not in the data.`);
  }
  return misfits;
}
