import { coordinateTable } from "../tables/coordinateTable.ts";
import { type LayerFacts, layerFacts } from "./layerFacts.ts";
import type { LayerInput } from "./layerInput.ts";

/**
 * Looks at a layer, one that is a table with columns of coordinates too.
 * @throws DomainError as `layerFacts` and `coordinateTable`.
 */
export async function openLayer(input: LayerInput): Promise<LayerFacts> {
  const { coordinates } = input;
  return layerFacts(coordinates === undefined ? input : await coordinateTable({ ...input, coordinates }));
}
