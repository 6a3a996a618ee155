/** So many are told one by one: who mends settings begins with the first. */
export const mostMisfits = 200;

/** The first sentences on what does not fit the data, each once, and how many more there are. */
export function firstMisfits(sentences: readonly string[]): string[] {
  const each = [...new Set(sentences)];
  if (each.length <= mostMisfits) return each;
  return [...each.slice(0, mostMisfits), `${each.length - mostMisfits} more things do not fit the data.`];
}
