import type { Attribute } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { CostColumns } from "@stopbank/risk-engine/summarise";
import type { ServedLayer } from "../data/servedLayer.ts";

/** The name under which every layer's replacement cost goes, whatever its attribute is called. */
export const replacementCostKey = "replacement_cost";

/** What a scenario costs, where the dataset has a curve or fragility and replacement costs: not an attribute, but shown as one. */
export const damageCostKey = "damage_cost";

/** The attribute a call names; undefined for the replacement cost of a layer that has none. @throws DomainError `filter/unknown-attribute`. */
export function attributeNamed({ table: { description } }: ServedLayer, key: string): Attribute | undefined {
  const { attributes, replacementCost, displayName } = description;
  const attributeKey = key === replacementCostKey ? (replacementCost?.attribute ?? key) : key;
  const attribute = attributes.find((each) => each.key === attributeKey);
  if (attribute === undefined && key !== replacementCostKey)
    throw new DomainError(
      "invalid",
      "filter/unknown-attribute",
      `${displayName} have no attribute ${key.slice(0, 100)}.`,
    );
  return attribute;
}

/**
 * Numbers to add up over elements, NaN where an element has none; bounds only for the replacement cost.
 * @throws DomainError `filter/wrong-kind` for an attribute that is not a number.
 */
export function numbersOf(layer: ServedLayer, { key, label }: Attribute): CostColumns {
  if (layer.table.description.replacementCost?.attribute === key && layer.measures.replacementCost)
    return layer.measures.replacementCost;
  const column = layer.table.attribute(key);
  if (column.type !== "numeric")
    throw new DomainError("invalid", "filter/wrong-kind", `${label} is not a number and cannot be added up.`);
  return { value: column.values };
}

export const noReplacementCost = (displayName: string) =>
  new DomainError("invalid", "risk/no-replacement-cost", `${displayName} have no replacement costs.`);
