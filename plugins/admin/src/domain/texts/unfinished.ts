import type { ContentKindName, ContentOf } from "@stopbank/contract/content";
import { mostAdditions, mostLetters } from "./property.ts";

/** Why a text cannot be kept as it stands in its form; undefined where it can. */
export function unfinishedIn(kind: ContentKindName, body: unknown): string | undefined {
  if (kind === "propertyExplorer") return unfinishedProperty(body as ContentOf<"propertyExplorer">);
  if (kind === "technicalReports") return unfinishedReports(body as ContentOf<"technicalReports">);
  return undefined;
}

function unfinishedProperty({
  report_hazards: groups,
  memorandum,
}: ContentOf<"propertyExplorer">): string | undefined {
  const unnamed = groups.findIndex(({ group_name }) => group_name === "");
  if (unnamed !== -1) return `Group ${unnamed + 1} has no name`;
  for (const { group_name, hazards } of groups)
    if (hazards.some(({ display_name }) => display_name === ""))
      return `A hazard of ${group_name} has no name`;
  return problemOfAdditions(memorandum?.officer_adds ?? []);
}

function unfinishedReports(reports: ContentOf<"technicalReports">): string | undefined {
  const untitled = reports.findIndex(({ title }) => title === "");
  return untitled === -1 ? undefined : `Report ${untitled + 1} has no title`;
}

/** What is wrong with the lines of what an officer adds. */
export function problemOfAdditions(lines: readonly string[]): string | undefined {
  if (lines.length > mostAdditions) return `An officer adds ${mostAdditions} things at most`;
  const long = lines.findIndex((line) => line.length > mostLetters);
  return long === -1
    ? undefined
    : `Line ${long + 1} of what the officer adds is longer than ${mostLetters} letters`;
}
