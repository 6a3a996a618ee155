import type { Counted, OfType, Stats } from "./answers.ts";
import type { Asker } from "./question.ts";

/** What both the glance at the head of a summary and its chapters say. */
export interface SummaryAnswers {
  readonly each: (type: string, tag: string) => Stats;
  /** All hazards together. */
  readonly together: (type: string) => Counted;
}

export async function summaryAnswers(asker: Asker): Promise<SummaryAnswers> {
  const [each, together] = [await asker.stats(), await asker.together()];
  return {
    each: (type, tag) => underOne(each, type, tag),
    together: (type) => answered(together.find((one) => one.asset_type === type)?.data, type),
  };
}

/** Of a layer under one scenario. */
export const underOne = (each: readonly OfType<Stats>[], type: string, tag: string): Stats =>
  answered(
    each.find((one) => one.asset_type === type && one.hazard_scenario === tag)?.data,
    `${type} under ${tag}`,
  );

function answered<T>(answer: T | undefined, what: string): T {
  if (answer === undefined) throw new Error(`the API has no answer of ${what}`);
  return answer;
}
