import { streamFeatures } from "../features/streamFeatures.ts";
import type { CellValue } from "../input/cellValue.ts";
import type { LayerInput } from "../input/layerInput.ts";
import { openLayer } from "./openLayer.ts";
import { type CellTable, cellValue, checkColumns } from "./readLayer.ts";

/**
 * The cells of a layer's features that have a geometry, without looking at it.
 * @throws DomainError as `openLayer`, and `import/no-such-column`.
 */
export async function readCells(input: LayerInput, wanted: readonly string[]): Promise<CellTable> {
  const facts = await openLayer(input);
  checkColumns(facts, { columns: wanted });
  const columns: Record<string, CellValue[]> = Object.fromEntries(wanted.map((key) => [key, []]));
  const names: string[] = [];
  let position = 0;
  for await (const { properties, geometry } of streamFeatures(facts, { columns: wanted })) {
    position++;
    if (geometry === null) continue;
    names.push(`feature ${position}`);
    for (const key of wanted) columns[key]!.push(cellValue(properties[key]));
  }
  return {
    place: facts.input.place,
    count: names.length,
    columns,
    names,
    styleOf: (column) => facts.styles?.get(column),
  };
}
