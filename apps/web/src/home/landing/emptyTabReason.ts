import { contactsOf, isWithoutContacts } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";
import { blocksOf, isWithoutProject } from "@stopbank/contract/landing-sections";
import type { HomeTab } from "./homeTabs.ts";

/** Why a tab has nothing to show; undefined where it has, and while nobody knows. */
export function emptyTabReason(
  slug: HomeTab,
  page: ContentOf<"landingPage"> | undefined,
): string | undefined {
  if (page === undefined) return undefined;
  if (slug === "management" && isWithoutProject(page))
    return "Your organisation has written nothing about the project yet";
  if (slug === "contacts" && isWithoutContacts(contactsOf(page)) && blocksOf(page, "contacts").length === 0)
    return "Your organisation has named nobody to turn to yet";
  return undefined;
}
