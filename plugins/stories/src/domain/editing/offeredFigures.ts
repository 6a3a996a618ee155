import type { ShownLayers } from "../storySteps.ts";

/** A figure that a text can have, by what it is of. */
export interface OfferedFigure {
  /** As the text has it, without its braces. */
  readonly name: string;
  /** "Buildings exposed" */
  readonly label: string;
  /** "Coastal flooding, once in 100 years" */
  readonly scenario: string;
  /** What it is today; undefined as long as that is not known, and empty where there is none. */
  readonly text?: string;
}

const kinds = [
  ["exposed", "exposed"],
  ["share_exposed", "exposed, as a share"],
  ["assessed", "assessed"],
  ["total", "in all"],
  ["not_assessed", "not assessed"],
  ["high", "with high damage"],
  ["medium", "with medium damage"],
  ["low", "with low damage"],
] as const;

/** The figures of what a step shows: each layer of elements under each scenario. */
export function offeredFigures(
  { elements, scenarios }: ShownLayers,
  hasCost: (element: string) => boolean,
): readonly OfferedFigure[] {
  const there = <T extends { readonly isGone?: true }>(layers: readonly T[]) =>
    layers.filter(({ isGone }) => isGone !== true);
  return there(scenarios).flatMap(({ assetTag, display_name: scenario }) =>
    there(elements).flatMap(({ id, display_name }) =>
      [...kinds, ...(hasCost(id) ? ([["value_exposed", "exposed, by replacement cost"]] as const) : [])].map(
        ([figure, words]) => ({
          name: `risk.${id}.${assetTag}.${figure}`,
          label: `${display_name} ${words}`,
          scenario,
        }),
      ),
    ),
  );
}
