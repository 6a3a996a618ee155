import type { Counted } from "./answers.ts";
import type { Expected } from "./expected.ts";
import { quantity, share } from "./figures.ts";

/** What is added up over places, which has no classes. */
export interface Summed extends Pick<Counted, "metric_unit" | "assessment"> {
  readonly totals: { readonly total: number };
}

export interface CountedCell {
  readonly figure: Expected;
  /** Of what was assessed; undefined where there is none to give. */
  readonly share: Expected | undefined;
  readonly notAssessed: number;
}

/**
 * How few words say what hazards do to a layer.
 *
 * @param exposed `exposed`, or `out` of a layer of outages.
 * @param isOfSeveral of scenarios together, of which a share is given where all of them were assessed for every element.
 */
export function countedCell(
  { totals: { total }, metric_unit, assessment }: Summed,
  exposed: string,
  isOfSeveral = false,
): CountedCell {
  const { selected_count, assessed_count, exposed_count, not_assessed_count, assessed_metric } = assessment;
  const without = (figure: string) => ({ figure, share: undefined, notAssessed: not_assessed_count });
  if (selected_count === 0) return without("None selected");
  if (assessed_count === 0) return without("Not assessed");
  if (exposed_count === 0) return without(`None ${exposed}`);
  const hasShare = assessed_metric > 0 && (!isOfSeveral || not_assessed_count === 0);
  return {
    figure: quantity(total, metric_unit, isOfSeveral),
    share: hasShare ? share(total / assessed_metric) : undefined,
    notAssessed: not_assessed_count,
  };
}

/** The word for what a hazard does to a layer. */
export const exposedWord = ({ is_cascading }: { readonly is_cascading: boolean }): string =>
  is_cascading ? "out" : "exposed";
