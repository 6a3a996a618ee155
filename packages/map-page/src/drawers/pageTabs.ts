import type { DrawerTab } from "@stopbank/plugin-api/browser";
import { isTabId } from "@stopbank/scene/tab-id";

/** A tab, with its name in scenes and links. */
export interface PageTab extends DrawerTab {
  readonly tab: string;
}

/**
 * The tabs of a page, in order. Left out, with a word in the log, are those that a link could not name: one whose name no
 * address can have, and the second of two with one name.
 */
export function pageTabs(contributed: readonly DrawerTab[], pageId: string): readonly PageTab[] {
  const tabs = new Map<string, PageTab>();
  for (const one of contributed) {
    if (one.page !== pageId) continue;
    const tab = one.tab ?? one.id;
    if (!isTabId(tab)) console.warn(`The tab ${one.id} is left out: no link can name it ${tab}.`);
    else if (tabs.has(tab)) console.warn(`The tab ${one.id} is left out: ${pageId} has one named ${tab}.`);
    else tabs.set(tab, { ...one, tab });
  }
  return [...tabs.values()];
}
