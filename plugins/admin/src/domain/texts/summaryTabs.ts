import type { ContentOf } from "@stopbank/contract/content";

/** So many tabs the page Summary has at most beside its figures. */
export const mostTabs = 30;

/** Why the texts of the page Summary cannot be kept as they stand; undefined where they can. */
export function problemOfTabs(tabs: ContentOf<"summaryPage">): string | undefined {
  const untitled = tabs.findIndex(({ section }) => section.trim() === "");
  return untitled === -1 ? undefined : `Tab ${untitled + 1} has no title`;
}
