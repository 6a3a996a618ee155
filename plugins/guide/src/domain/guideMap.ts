import type { GuideMainTab, GuideSubTab } from "@stopbank/contract/cms";
import { type EntryPlace, entriesOf } from "@stopbank/contract/guide-places";
import type { MainTopic } from "@stopbank/contract/main-topics";

/** The sub topics that are listed, in order (GUI-11). */
export const listedSubTabs = ({ sub_tabs }: Pick<GuideMainTab, "sub_tabs">): readonly GuideSubTab[] =>
  sub_tabs.filter(({ visible }) => visible).toSorted((a, b) => a.order - b.order);

/** Whether a topic offers its entries by pictures; all others list links (GUI-10). */
export const isPictured = (topic: MainTopic): boolean =>
  topic === "insights" || topic === "tutorials" || topic === "demos";

/** Every entry of the guide, listed or not. */
export const allEntries = (tabs: readonly GuideMainTab[]): readonly EntryPlace[] =>
  tabs.flatMap((tab) => entriesOf(tab, tab.sub_tabs));

/** Every entry that the guide lists, in the order one reads. */
export const listedEntries = (tabs: readonly GuideMainTab[]): readonly EntryPlace[] =>
  tabs.flatMap((tab) => entriesOf(tab, listedSubTabs(tab)));

/** What comes after an entry: the next of its topic, else the first of the next topic. */
export function nextEntry(tabs: readonly GuideMainTab[], of: EntryPlace): EntryPlace | undefined {
  const all = listedEntries(tabs);
  const at = all.findIndex(({ card, tab }) => card.slug === of.card.slug && tab.slug === of.tab.slug);
  return at < 0 ? undefined : all[at + 1];
}

export const subTabHref = (tab: Pick<GuideMainTab, "slug">, { slug }: Pick<GuideSubTab, "slug">): string =>
  `/guide/${tab.slug}/${slug}`;

export const entryHref = ({ tab, subTab, card }: EntryPlace): string =>
  `/guide/${[tab.slug, ...(subTab === undefined ? [] : [subTab.slug]), card.slug].join("/")}`;

/** Where a main topic's tab leads: to the first of what it lists, since the topic has no page of its own (GUI-01). */
export function tabHref(tab: GuideMainTab): string {
  if (tab.slug === "overview" || tab.slug === "glossary") return `/guide/${tab.slug}`;
  const [first] = listedSubTabs(tab);
  if (first !== undefined) return subTabHref(tab, first);
  const [card] = tab.articles;
  return card === undefined ? "/guide" : entryHref({ tab, subTab: undefined, card });
}
