import type { ContentKindName, ContentOf } from "@stopbank/contract/content";
import { blocksOf, landingSections, projectOf } from "@stopbank/contract/landing-sections";
import { allWordlessMedia } from "@stopbank/text-check";
import { isAddress, onboardingBlocks, problemOfBlocks } from "./pages.ts";
import { mostAdditions, mostLetters } from "./property.ts";
import { problemOfLinks } from "./siteLinks.ts";
import { problemOfTabs } from "./summaryTabs.ts";

/** Why a text cannot be kept as it stands in its form; undefined where it can. */
export const unfinishedIn = (kind: ContentKindName, body: unknown): string | undefined =>
  unfinishedOf(kind, body) ?? wordlessIn(body);

/** The server refuses it as well. */
function wordlessIn(body: unknown): string | undefined {
  const [found] = allWordlessMedia(body);
  if (found === undefined) return undefined;
  return found.is === "film"
    ? "A film has neither captions nor a transcript"
    : "A picture has no words for those who do not see it";
}

function unfinishedOf(kind: ContentKindName, body: unknown): string | undefined {
  if (kind === "propertyExplorer") return unfinishedProperty(body as ContentOf<"propertyExplorer">);
  if (kind === "technicalReports") return unfinishedReports(body as ContentOf<"technicalReports">);
  if (kind === "siteLinks") return problemOfLinks(body as ContentOf<"siteLinks">);
  if (kind === "onboardingPage")
    return problemOfBlocks(onboardingBlocks(body as ContentOf<"onboardingPage">));
  if (kind === "summaryPage") return problemOfTabs(body as ContentOf<"summaryPage">);
  if (kind === "landingPage") return unfinishedLanding(body as ContentOf<"landingPage">);
  if (kind === "welcomeSidebar") return unfinishedWelcome(body as ContentOf<"welcomeSidebar">);
  return undefined;
}

function unfinishedLanding(page: ContentOf<"landingPage">): string | undefined {
  for (const [section, title] of landingSections) {
    const problem = problemOfBlocks(blocksOf(page, section));
    if (problem !== undefined) return `${title}: ${problem}`;
  }
  const { objectives, milestones } = projectOf(page);
  if (objectives.some((objective) => objective.trim() === "")) return "An objective has no words";
  const unnamed = milestones.findIndex(({ name, targetDate }) => name === "" || targetDate === "");
  return unnamed === -1 ? undefined : `Milestone ${unnamed + 1} has no name or no date`;
}

function unfinishedWelcome({ hero = {} }: ContentOf<"welcomeSidebar">): string | undefined {
  const { picture, film, captions } = hero;
  return [picture, film, captions].some((address) => address !== undefined && !isAddress(address))
    ? "A picture or a film lies at an address that is none"
    : undefined;
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
