import type { HazardDescription, Legend } from "@stopbank/dataset/manifest";
import { type HazardKind, hazardRamps } from "@stopbank/hazard-colours";
import { formatCount, formatNumber } from "@stopbank/numbers";

export const modelledNotice =
  "Modelled demonstration data of an imaginary district. It shows how the product works and must not be used for any real place.";

export const modelledSource = { title: "Stopbank demonstration model of Larkhaven (CC0)" };

/** Legend of an intensity with colours between values. */
const continuousLegend = (
  title: string,
  unit: string,
  stops: readonly (readonly [number, string])[],
): Legend => ({
  title,
  unit,
  dataColumn: "value",
  sections: [{ type: "continuous", stops: stops.map(([value, color]) => ({ value, color })) }],
});

/** Legend of an intensity in the colours of its kind of hazard, paler for less. */
export const rampLegend = (
  title: string,
  unit: string,
  kind: HazardKind,
  values: readonly [number, number, number, number, number],
): Legend =>
  continuousLegend(
    title,
    unit,
    values.map((value, i) => [value, hazardRamps[kind][i]!]),
  );

export const depthLegend = (kind: HazardKind): Legend =>
  rampLegend("Water depth", "m", kind, [0, 0.3, 1, 2, 4]);

const maxSampling: HazardDescription["sampling"] = {
  rule: "max",
  note: "The greatest value of the 25 m cells an element's outline touches; lines are read every 12.5 m, points at their cell.",
};

/** The parts of a description every modelled hazard shares. */
export function described(
  about: Omit<HazardDescription, "sampling" | "details" | "methodology"> & {
    readonly method: string;
    readonly reference: { readonly title: string; readonly url?: string };
    readonly limits: string;
    readonly sampling?: HazardDescription["sampling"];
    readonly help?: string;
  },
): HazardDescription {
  const { method, reference, limits, help, ...rest } = about;
  return {
    sampling: maxSampling,
    ...rest,
    methodology: {
      content: `## How it is modelled\n\n${method}\n\n## What it leaves out\n\n${limits}\n\n*${modelledNotice}*`,
      source: reference,
    },
    details: {
      ...(help === undefined ? {} : { helpFile: help }),
      summary: about.description.content,
      sections: [
        { title: "Method", description: method },
        { title: "Limits", description: limits },
      ],
      confidence: { title: "Demonstration only", description: modelledNotice, colour: "#5b6b7c" },
      details: [
        { label: "Intensity", value: `${about.intensityLabel}${about.unit ? ` (${about.unit})` : ""}` },
        { label: "Scenarios", value: String(about.scenarios.length) },
        { label: "Damage classes", value: about.classRule },
      ],
      source: modelledSource,
      additionalSources: [reference],
    },
  };
}

export const metresWords = (metres: number) => `${formatNumber(metres)} m`;
export const yearsWords = (years: number) => `1 in ${formatCount(years)} years`;
/** Before a noun: `a 1-in-100-year flood`. */
export const everyYearsWords = (years: number) => `1-in-${formatCount(years)}-year`;
