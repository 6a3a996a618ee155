import { moreMisfits, mostMisfits } from "../wire/moreMisfits.ts";

/** The first sentences on what does not fit the data, each once, and how many more there are. */
export function firstMisfits(sentences: readonly string[]): string[] {
  const each = [...new Set(sentences)];
  if (each.length <= mostMisfits) return each;
  return [...each.slice(0, mostMisfits), moreMisfits(each.length - mostMisfits)];
}
