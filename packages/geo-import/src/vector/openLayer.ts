import { refuse } from "../refusal.ts";
import { coordinateTable } from "../tables/coordinateTable.ts";
import { checkArea } from "./checkArea.ts";
import { type LayerFacts, layerFacts } from "./layerFacts.ts";
import type { LayerInput } from "./layerInput.ts";

/**
 * Looks at a layer, one that is a table with columns of coordinates too.
 * @throws DomainError as `layerFacts`, `coordinateTable` and `checkArea`, and `import/no-geometry`.
 */
export async function openLayer(input: LayerInput): Promise<LayerFacts> {
  const { coordinates } = input;
  const facts = await layerFacts(
    coordinates === undefined ? input : await coordinateTable({ ...input, coordinates }),
  );
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
