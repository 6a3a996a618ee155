import { type LayerFacts, layerFacts } from "../features/layerFacts.ts";
import type { LayerInput } from "../input/layerInput.ts";
import { refuse } from "../input/refusal.ts";
import { plainTable } from "../tables/plainTable.ts";
import { isCsv } from "../text/csvRows.ts";
import { checkArea } from "./checkArea.ts";

/**
 * Looks at a layer, one that is a table with columns of coordinates too.
 * @throws DomainError as `layerFacts`, `plainTable` and `checkArea`, and `import/no-geometry`.
 */
export async function openLayer(input: LayerInput): Promise<LayerFacts> {
  const facts = await (input.coordinates !== undefined || isCsv(input.path)
    ? tableFacts(input)
    : layerFacts(input));
  if (!facts.hasGeometry)
    throw refuse(
      "no-geometry",
      facts.input.place,
      "it is a table that does not say where its rows lie",
      `Name the columns with their coordinates, such as \`coordinates: { x: easting, y: northing }\`, and \`crs\`. Its columns are: ${facts.columns.join(", ")}.`,
    );
  await checkArea(facts);
  return facts;
}

async function tableFacts(stated: LayerInput): Promise<LayerFacts> {
  const { input, table } = await plainTable(stated);
  const facts = await layerFacts(input);
  const styles = new Map(table.columns.map((column, at) => [column, table.styles[at]!]));
  return { ...facts, notes: table.notes, ...(table.types === undefined ? { styles } : {}) };
}
