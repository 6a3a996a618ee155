/** `2026-11-28`, in the time zone of whoever asks. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** What a report is called: `Prioritisation_Report_2026-11-28` (PRI-17). A day that is none is today. */
export const reportName = (day: string | null, now: Date): string =>
  `Prioritisation_Report_${day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : dayOf(now)}`;
