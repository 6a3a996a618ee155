import { type Place, refuse } from "../refusal.ts";
import { layerFacts } from "./layerFacts.ts";
import type { LayerInput } from "./layerInput.ts";
import { type CellValue, streamFeatures } from "./streamFeatures.ts";

/** Columns of a table or layer, whatever geometry it has. */
export interface DataTable {
  readonly place: Place;
  readonly count: number;
  readonly columns: Readonly<Record<string, readonly CellValue[]>>;
}

/**
 * Reads columns of a CSV file, a spreadsheet's sheet or a vector layer.
 * @throws DomainError as `layerFacts`, and `import/no-such-column`.
 */
export async function readTable(input: LayerInput, wanted: readonly string[]): Promise<DataTable> {
  const facts = await layerFacts(input);
  const missing = wanted.find((column) => !facts.columns.includes(column));
  if (missing !== undefined)
    throw refuse(
      "no-such-column",
      facts.input.place,
      `it has no column ${missing}`,
      `Its columns are: ${facts.columns.join(", ")}.`,
    );
  const columns: Record<string, CellValue[]> = Object.fromEntries(wanted.map((column) => [column, []]));
  let count = 0;
  for await (const { properties } of streamFeatures(facts)) {
    for (const column of wanted) {
      const value = properties[column];
      const isCell = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
      columns[column]!.push(isCell && value !== "" ? value : null);
    }
    count++;
  }
  return { place: facts.input.place, count, columns };
}
