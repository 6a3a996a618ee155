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

/** Reports that are told with a hazard of a property. */
export const mostReports = 20;
/** Letters of them: some twenty pages. */
export const mostReportLetters = 60_000;

/**
 * The latest of the reports about any of these scenarios, as many as a hazard of a property is told with, and how many earlier ones
 * are left out: each hazard carries its own, and all of them may be about every scenario. The latest is told however long it is.
 */
export function latestAbout(
  reports: ContentOf<"technicalReports">,
  asked: readonly string[],
): { readonly technical_reports: TechnicalReport[]; readonly reports_left_out: number } {
  const all = reportsAbout(reports, asked);
  let letters = 0;
  const past = all.findIndex((report, at) => {
    letters += lettersOf(report);
    return at >= mostReports || (at > 0 && letters > mostReportLetters);
  });
  const told = past === -1 ? all : all.slice(0, past);
  return { technical_reports: told, reports_left_out: all.length - told.length };
}

const lettersOf = (report: TechnicalReport): number =>
  Object.values(report).reduce((sum, text) => sum + (typeof text === "string" ? text.length : 0), 0);

/** Dates are written as they stand on reports: the year is what all of them have. */
const yearOf = (date: string): number => Number(/\b(1[89]|20|21)\d{2}\b/.exec(date)?.[0] ?? 0);
