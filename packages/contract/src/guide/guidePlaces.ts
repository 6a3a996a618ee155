import type { MainTopic } from "../content/mainTopics.ts";
import type { GuideCard, GuideMainTab, GuideSubTab } from "../schemas/guide/cms.ts";
import { readGuideAddress } from "./guideAddress.ts";

/** Where an article, tutorial or demo stands. */
export interface EntryPlace {
  readonly tab: GuideMainTab;
  /** Undefined for what stands under the main topic itself. */
  readonly subTab: GuideSubTab | undefined;
  readonly card: GuideCard;
}

/** What an address leads to: a list of what a sub topic has, or one of its entries. */
export type Place = Omit<EntryPlace, "card"> & { readonly card: GuideCard | undefined };

/** What the lists of a topic lead to, in the order one reads. */
export const entriesOf = (tab: GuideMainTab, subTabs: readonly GuideSubTab[]): readonly EntryPlace[] => [
  ...tab.articles.map((card) => ({ tab, subTab: undefined, card })),
  ...subTabs.flatMap((subTab) => subTab.articles.map((card) => ({ tab, subTab, card }))),
];

/**
 * What stands at an address below a main topic: a sub topic where one has the slug, else an entry (AMB-11). An entry is found by its own
 * slug wherever in the topic it stands, hidden sub topics among them.
 */
export function findPlace(
  tabs: readonly GuideMainTab[],
  topic: MainTopic,
  [first, second]: readonly [string] | readonly [string, string],
): Place | undefined {
  const tab = tabs.find(({ slug }) => slug === topic);
  if (tab === undefined) return undefined;
  const subTab = tab.sub_tabs.find(({ slug }) => slug === first);
  if (second !== undefined) {
    const card = subTab?.articles.find(({ slug }) => slug === second);
    return card === undefined ? undefined : { tab, subTab, card };
  }
  if (subTab !== undefined) return { tab, subTab, card: undefined };
  return entriesOf(tab, tab.sub_tabs).find(({ card }) => card.slug === first);
}

/** Where the guide is. */
const guidePath = "/guide";

/**
 * Whether a path leads nowhere though it is one of the guide's.
 *
 * @param path without search and hash.
 */
export function missesGuide(path: string, tabs: readonly GuideMainTab[]): boolean {
  if (path !== guidePath && !path.startsWith(`${guidePath}/`)) return false;
  const address = readGuideAddress(path);
  if ("redirect" in address) return false;
  if (address.show === "place") return findPlace(tabs, address.topic, address.names) === undefined;
  return address.show === "nothing";
}
