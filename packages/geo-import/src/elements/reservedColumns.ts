import { type Place, refuse } from "@stopbank/geo-read/refusal";

/** Attribute that holds the running number of elements without an id column. */
export const numberKey = "element_id";

const meanings: Readonly<Record<string, string>> = {
  geometry: "the dataset uses it for shapes",
  metric: "the dataset uses it for lengths and areas",
  damage_cost: "questions use it for what a hazard's damage costs",
  replacement_cost: "questions use it for the layer's replacement cost, which is another column",
  hazard_scenario_metric: "questions use it for numbers, lengths and areas",
  [numberKey]: "it numbers elements that have no `id`",
};

/** What is known of a layer that decides which names are taken. */
interface Named {
  readonly id?: string | undefined;
  readonly replacementCost?: { readonly value: string } | undefined;
}

/** Why a column cannot become an attribute under its name; undefined where it can. */
export function reservedFor(column: string, { id, replacementCost }: Named): string | undefined {
  if (column === "__proto__") return "it is no name for a value";
  if (column.startsWith("region_")) return "the dataset uses such names for groups of regions";
  if (column === "replacement_cost" && replacementCost?.value === column) return undefined;
  if (column === numberKey && id !== undefined) return undefined;
  return Object.hasOwn(meanings, column) ? meanings[column] : undefined;
}

/** @throws DomainError `import/reserved-column`. */
export function checkReserved(place: Place, columns: readonly string[], layer: Named): void {
  for (const column of columns) {
    const why = reservedFor(column, layer);
    if (why !== undefined)
      throw refuse(
        "reserved-column",
        place,
        `column ${column} cannot be kept under its name: ${why}`,
        "Leave it out of the description, or rename it in the file.",
      );
  }
}
