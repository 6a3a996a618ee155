import type { PropertyHazard } from "@stopbank/contract/property";

/**
 * What the natural hazard section of a memorandum would need of this property and neither the data nor the council's own words
 * hold, in sentences for the officer who completes it. Nothing is said of what the law asks for: that is the council's to know.
 */
export function stillMissing(
  hazards: readonly PropertyHazard[],
  has: { readonly wording: boolean; readonly address: boolean; readonly legalDescription: boolean },
): string[] {
  const named = (lacks: (hazard: PropertyHazard) => boolean) =>
    hazards.filter(lacks).map(({ display_name }) => display_name);
  const lines: [string, readonly string[]][] = [
    ["What is known of", named(({ status }) => status === "unknown")],
    ["A technical report on", named(({ technical_reports: reports }) => reports.length === 0)],
    ["What the district plan says of", named(({ district_plan: plan }) => plan === null)],
    ["Effects in a changing climate of", named(({ timeframes }) => timeframes.length < 2)],
    ["Effects together with other hazards of", named(({ combined_effects: effects }) => effects === null)],
    ["How likely the event is that was modelled for", named(({ likelihood }) => likelihood === null)],
  ];
  return [
    ...(has.legalDescription ? [] : ["The legal description of the property."]),
    ...(has.address ? [] : ["The address of the property."]),
    ...lines.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${names.join(", ")}.`),
    ...(has.wording ? [] : ["The council's own legal wording."]),
  ];
}
