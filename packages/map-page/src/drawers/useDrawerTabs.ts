import type { Get } from "@stopbank/plugin-api";
import { loadCode, useContributions, useGet } from "@stopbank/plugin-api/browser";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { headAddress } from "../page/headAddress.ts";
import { type PageTab, pageTabs } from "./pageTabs.ts";

/** A page's drawers, as far as they are for this viewer. */
export interface PageDrawers {
  /** Of the drawer that scenes and links open. */
  readonly main: readonly PageTab[];
  /** Of the drawer at the other side, chosen at the page's head. */
  readonly other: readonly PageTab[];
}

/** What plugins add to the drawers of a page. Their code is fetched with the page: a network that goes away takes none. */
export function useDrawerTabs(pageId: string, mainSide: "left" | "right"): PageDrawers {
  const contributed = useContributions("drawerTabs");
  const tabs = useMemo(() => pageTabs(contributed, pageId), [contributed, pageId]);
  useEffect(() => {
    // Whoever opens a tab whose code did not come is told there, and may try again.
    for (const { load, loadFoot } of tabs)
      void Promise.allSettled([loadCode(load), ...(loadFoot === undefined ? [] : [loadCode(loadFoot)])]);
  }, [tabs]);
  const get = useGet();
  const [path] = useLocation();
  const offered = useOffered(tabs, get, path);
  const here = headAddress(path, tabs).tab;
  return useMemo(
    () => ({
      main: tabs.filter(({ side }) => side === mainSide),
      other: tabs.filter(
        (tab) =>
          tab.side !== mainSide && (tab.isOffered === undefined || tab === here || offered.includes(tab)),
      ),
    }),
    [tabs, mainSide, here, offered],
  );
}

/**
 * Those tabs that say of themselves whether there is anything in them, and have it by now: asked anew with each path, as what one
 * publishes or withdraws at one changes it. A tab whose question fails says so itself, with a way to try again.
 */
export function useOffered(tabs: readonly PageTab[], get: Get, path: string): readonly PageTab[] {
  const [offered, setOffered] = useState<readonly PageTab[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what it is asked anew for.
  useEffect(() => {
    let isOver = false;
    const set = (tab: PageTab, isOffered: boolean) => {
      if (isOver) return;
      setOffered((before) =>
        before.includes(tab) === isOffered
          ? before
          : isOffered
            ? [...before, tab]
            : before.filter((other) => other !== tab),
      );
    };
    for (const tab of tabs)
      tab.isOffered?.(get).then(
        (isOffered) => set(tab, isOffered),
        (error: unknown) => {
          console.warn(`Whether there is anything in the tab ${tab.id} is not known.`, error);
          set(tab, true);
        },
      );
    return () => {
      isOver = true;
    };
  }, [tabs, get, path]);
  return offered;
}
