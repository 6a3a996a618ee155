const day = /^\d{4}[-/]\d{2}[-/]\d{2}/;

/** The day that a text begins with, as `2024-05-31`; undefined where it begins with none. */
export function readDay(text: string): string | undefined {
  const found = day.exec(text)?.[0].replaceAll("/", "-");
  return found === undefined || Number.isNaN(Date.parse(found)) ? undefined : found;
}
