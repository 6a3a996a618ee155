import { DomainError } from "@stopbank/errors";
import type { ElementLayerDescription, ValueGrid } from "./elements.ts";

type StatedLayer = Omit<ElementLayerDescription, "metric"> & { metric?: "count" | "length" | "area" };

/** The column that a grid's cells have their row and column in. */
export const cellColumn = "cell";

/** The column that a grid's cells have their value in. */
export const gridColumn = ({ values }: Pick<ValueGrid, "values">): string =>
  values === "people" ? "people" : "replacement_cost";

/** What a layer of features says and a grid's cells have of themselves. */
const ofFeatures = [
  ...(["layer", "coordinates", "geometry", "metric", "measure", "id", "name", "search"] as const),
  ...(["columns", "replacementCost", "people", "height"] as const),
];

/**
 * Element layers with what a grid's cells have of themselves: an id by row and column, and people or a replacement cost.
 * @throws DomainError `import/bad-description` for keys that only features have.
 */
export function withGridColumns(layers: readonly StatedLayer[], path: string): ElementLayerDescription[] {
  return layers.map((layer) => (layer.grid === undefined ? layer : ofGrid(layer, layer.grid, path)));
}

function ofGrid(layer: StatedLayer, grid: ValueGrid, path: string): ElementLayerDescription {
  const fault = (what: string) =>
    new DomainError("invalid", "import/bad-description", `${path}: element type ${layer.type} ${what}`);
  const wrong = ofFeatures.filter((key) => layer[key] !== undefined);
  if (wrong.length > 0)
    throw fault(
      `is a grid, whose cells have their own id, area and value: leave out ${wrong.join(", ")}. docs/import.md lists what a grid takes.`,
    );
  if ((grid.aggregate ?? 1) > 1 && (grid.split ?? 1) > 1)
    throw fault("both sums cells (`aggregate`) and divides them (`split`). Choose one.");
  const value = gridColumn(grid);
  return {
    ...layer,
    geometry: "polygon",
    icon: layer.icon ?? "heat-grid",
    id: cellColumn,
    ...(grid.values === "people"
      ? {
          sentence: layer.sentence ?? `${layer.title} {${cellColumn}}: {${value}} people`,
          metric: "people",
          people: value,
          columns: {
            [cellColumn]: { label: "Cell" },
            [value]: { label: "People", type: "numeric", unit: "people" },
          },
        }
      : {
          replacementCost: { value, ...(grid.year === undefined ? {} : { year: grid.year }) },
          columns: {
            [cellColumn]: { label: "Cell" },
            [value]: { label: "Replacement cost", type: "numeric" },
          },
        }),
  };
}
