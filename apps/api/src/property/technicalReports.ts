import type { ContentOf } from "@stopbank/contract/content";
import type { TechnicalReport } from "@stopbank/contract/property";

/**
 * The reports that are about any of these scenarios, each once: the latest first, and of one date by their titles.
 *
 * @param asked tags; a report carries those it is about, in the order in which they were asked for.
 */
export function reportsAbout(
  reports: ContentOf<"technicalReports">,
  asked: readonly string[],
): TechnicalReport[] {
  const tags = [...new Set(asked)];
  return reports
    .map((report) => {
      const about = new Set(report.scenarios);
      return { ...report, scenarios: tags.filter((tag) => about.has(tag)) };
    })
    .filter(({ scenarios }) => scenarios.length > 0)
    .toSorted((a, b) => yearOf(b.date) - yearOf(a.date) || a.title.localeCompare(b.title, "en"));
}

/** Dates are written as they stand on reports: the year is what all of them have. */
const yearOf = (date: string): number => Number(/\b(1[89]|20|21)\d{2}\b/.exec(date)?.[0] ?? 0);
