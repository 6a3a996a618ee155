/** As `March 5, 2024` (S1 2). */
const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The day something was published on, in words; undefined where that is no date. @param at `2024-03-05`, with a time or without. */
export function publishedOn(at: string | null): string | undefined {
  const day = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(day) ? undefined : format.format(day);
}

/** `1 minute`, `3 minutes`. */
export const minutesText = (minutes: number): string => `${minutes} minute${minutes === 1 ? "" : "s"}`;
