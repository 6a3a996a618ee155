import type { DatasetWriter } from "@stopbank/dataset/write";
import { type FeatureTable, readLayer } from "@stopbank/geo-read/read-layer";
import { layerInput } from "../description/describedInputs.ts";
import type { ContextualEntry } from "../description/description.ts";
import { layerFeatures } from "./layerFeatures.ts";

const colours = { point: "#3d5a80", line: "#b00020", polygon: "#6a7f5c" } as const;
const icons = { point: "map-marker", line: "path", polygon: "polygon-filter" } as const;
const legendMarks = { point: "point", line: "line", polygon: "fill" } as const;

/**
 * Adds a contextual layer: something to read the map by, not to count.
 * @param writer absent to check without writing.
 */
export async function addContext(
  writer: DatasetWriter | undefined,
  folder: string,
  entry: ContextualEntry,
): Promise<FeatureTable> {
  const { id, title, name, summary, source } = entry;
  const columns = [...new Set([...(entry.columns ?? []), ...(name === undefined ? [] : [name])])];
  const table = await readLayer(layerInput(folder, `Contextual layer ${id}`, entry), { columns });
  const color = entry.color ?? colours[table.kind];
  await writer?.addContextual(
    {
      id,
      displayName: title,
      icon: entry.icon ?? icons[table.kind],
      group: entry.group ?? "Context",
      geometry: table.kind,
      style: { color, ...(entry.weight === undefined ? {} : { weight: entry.weight }) },
      ...(columns[0] === undefined ? {} : { infoLookup: columns[0] }),
      ...(name === undefined ? {} : { nameProperty: name }),
      legend: {
        title,
        sections: [{ type: "categorical", items: [{ label: title, color, type: legendMarks[table.kind] }] }],
      },
      details: {
        ...(summary === undefined ? {} : { summary }),
        ...(source === undefined ? {} : { source }),
        ...(entry.help === undefined ? {} : { helpFile: entry.help }),
      },
    },
    layerFeatures(table, columns),
    { minZoom: 6, maxZoom: 14 },
  );
  return table;
}
