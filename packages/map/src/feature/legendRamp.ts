import type { Legend } from "@stopbank/contract/legends";
import { formatInScale, intensityScale } from "@stopbank/numbers";

/** A continuous legend as a band of colours. */
export interface LegendRamp {
  /** From the least to the greatest; `share` of the way between the two, 0 to 1. */
  readonly stops: readonly { readonly color: string; readonly share: number }[];
  /** The least, the middle where there are more than two colours, the greatest: with their unit. */
  readonly labels: readonly string[];
  /** For those who do not see it. */
  readonly words: string;
}

type Continuous = Extract<Legend["sections"][number], { type: "continuous" }>;

/** @returns undefined where there are no colours. */
export function rampOf({ stops: given, unit }: Continuous): LegendRamp | undefined {
  const stops = given.toSorted((a, b) => a.value - b.value);
  const first = stops.at(0);
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const span = last.value - first.value || 1;
  const { scale, unit: shownUnit } = intensityScale(unit, last.value);
  const label = (value: number) => formatInScale(value * scale, shownUnit);
  const values =
    stops.length > 2 ? [first.value, first.value + span / 2, last.value] : [first.value, last.value];
  return {
    stops: stops.map(({ color, value }) => ({ color, share: (value - first.value) / span })),
    labels: values.map(label),
    words: `Colours from ${label(first.value)} to ${label(last.value)}, darker for more`,
  };
}
