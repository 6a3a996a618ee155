import type { FormElement, HazardDetail } from "@stopbank/contract/layers";

/** A control's title, with the unit of its values where they are numbers: `Sea level rise (m)`. */
export function controlTitle(
  { parameters }: Pick<HazardDetail, "parameters">,
  { key, title }: FormElement,
): string {
  const unit = parameters[key]?.unit;
  return unit === undefined || unit === "" ? title : `${title} (${unit})`;
}
