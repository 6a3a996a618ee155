/** Answers of two checkouts to one question: the same but for the last digits of sums. @throws Error where they differ. */
export function compareAnswers(call: string, [a, b]: readonly Buffer[]): void {
  if (a === undefined || b === undefined || a.equals(b)) return;
  const at = difference(JSON.parse(a.toString()), JSON.parse(b.toString()), "answer");
  if (at !== undefined) throw new Error(`${call}: the checkouts answer differently, ${at}`);
}

function difference(a: unknown, b: unknown, path: string): string | undefined {
  if (typeof a === "number" && typeof b === "number")
    return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))
      ? undefined
      : `${path}: ${a} and ${b}`;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return a === b ? undefined : `${path}: ${a} and ${b}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
