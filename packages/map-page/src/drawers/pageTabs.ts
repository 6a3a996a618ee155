import type { DrawerTab } from "@stopbank/plugin-api/browser";

/** A tab, with its name in scenes and links. */
export interface PageTab extends DrawerTab {
  readonly tab: string;
}

/**
 * The tabs of a page, in order. Of two with one name the second is left out, and the log says so: a link could not tell
 * them apart.
 */
export function pageTabs(contributed: readonly DrawerTab[], pageId: string): readonly PageTab[] {
  const tabs = new Map<string, PageTab>();
  for (const one of contributed) {
    if (one.page !== pageId) continue;
    const tab = one.tab ?? one.id;
    if (tabs.has(tab)) console.warn(`The tab ${one.id} is left out: ${pageId} has one named ${tab}.`);
    else tabs.set(tab, { ...one, tab });
  }
  return [...tabs.values()];
}
