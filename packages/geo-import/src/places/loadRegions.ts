import type { RegionInput } from "@stopbank/dataset/write";
import { DomainError } from "@stopbank/errors";
import { withOwnEdges } from "@stopbank/geo-read/own-edges";
import { type FeatureTable, readLayer } from "@stopbank/geo-read/read-layer";
import { polygonOf } from "@stopbank/geo-read/to-geo-json";
import { type Area, validateArea } from "@stopbank/risk-engine/area";
import { noRegion } from "@stopbank/risk-engine/columns";
import { elementsOf, selectElements } from "@stopbank/risk-engine/select";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import { layerInput } from "../description/describedInputs.ts";
import type { RegionGroupEntry } from "../description/description.ts";
import { overlapNotes } from "./overlapNotes.ts";

export interface LoadedRegions {
  readonly entry: RegionGroupEntry;
  readonly table: FeatureTable;
  readonly regions: readonly (RegionInput & { readonly area: Area })[];
}

/** @throws DomainError as `readLayer`, and `import/not-polygons`. */
export async function loadRegions(folder: string, entry: RegionGroupEntry): Promise<LoadedRegions> {
  const input = layerInput(folder, `Region group ${entry.id}`, entry);
  const table = await readLayer(input, { columns: [entry.name], idColumn: entry.name, kind: "polygon" });
  const { geometry } = await withOwnEdges(table);
  if (geometry.kind !== "polygon")
    throw new DomainError("invalid", "import/not-polygons", `Region group ${entry.id} needs polygons.`);
  const names = table.columns[entry.name] ?? [];
  const regions = names.map((name, i) => {
    const shape = polygonOf(geometry, i);
    const area = validateArea(shape, Number.POSITIVE_INFINITY);
    return { name: name === null ? `Region ${i + 1}` : String(name), geometry: shape, area };
  });
  return { entry, table: { ...table, notes: [...table.notes, ...overlapNotes(regions)] }, regions };
}

/** The region each element's representative point lies in; the first in the file where regions overlap. */
export function regionCodes({ regions }: LoadedRegions, index: SpatialIndex): Uint16Array {
  const codes = new Uint16Array(index.count).fill(noRegion);
  regions.forEach(({ area }, code) => {
    for (const element of elementsOf(selectElements(index, { area: { area, rule: "anchor" } })))
      if (codes[element] === noRegion) codes[element] = code;
  });
  return codes;
}
