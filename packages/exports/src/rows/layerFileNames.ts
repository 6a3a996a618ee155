import type { ExportLayer } from "./exportLayer.ts";
import { uniqueNames } from "./uniqueNames.ts";

/** What each layer's file in a ZIP is called. Layers that differ in the case of letters alone would be one file on some disks. */
export const layerFileNames = (
  layers: readonly Pick<ExportLayer, "description">[],
  ending: string,
): string[] =>
  uniqueNames(layers.map(({ description }) => description.type)).map((name) => `${name}.${ending}`);
