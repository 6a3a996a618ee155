import type { AttributeOption } from "@stopbank/contract/attribute-stats";
import type { Measure } from "@stopbank/map-page/class-rows";

/** One way of counting an element layer, by the name it is offered under. */
export interface MeasureOption {
  readonly measure: Measure;
  /** "Quantity (default)", "Value ($)", "Annual revenue ($)", "People". */
  readonly name: string;
  /** What an attribute that is no money is in: `people`. */
  readonly unit?: string;
}

export const quantityOption: MeasureOption = { measure: "quantity", name: "Quantity (default)" };

const specialMeasures: Readonly<Record<string, Measure>> = {
  replacement_cost: "value",
  damage_cost: "damage",
};

/**
 * What a layer can be counted by: its quantity, then each amount that the API names for it (specification 2, sections 2.4
 * and 3: property, name, prefix; the replacement cost is `Value ($)`).
 */
export function measureOptions(type: string, options: readonly AttributeOption[]): readonly MeasureOption[] {
  const own = options.filter((option) => option.asset_type === type && option.type === "numeric");
  return [quantityOption, ...own.map(optionOf)];
}

function optionOf({ property, name, prefix, unit = "" }: AttributeOption): MeasureOption {
  const special = specialMeasures[property];
  if (special !== undefined) return { measure: special, name };
  const measure: Measure = `by:${property}`;
  return prefix === undefined ? { measure, name, unit } : { measure, name: `${name} (${prefix})` };
}
