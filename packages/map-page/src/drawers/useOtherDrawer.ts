import { useNavigation } from "@stopbank/plugin-api/browser";
import { useCallback, useEffect } from "react";
import { useLocation } from "wouter";
import { headAddress } from "../page/headAddress.ts";
import { usePage, usePageState } from "../page/mapPageContext.ts";
import type { PageTab } from "./pageTabs.ts";

/** The drawer that is opened at the page's head, by its address or without one. */
export function useOtherDrawer(tabs: readonly PageTab[]) {
  const page = usePage();
  const chosen = usePageState().other;
  const { go } = useNavigation();
  const [path] = useLocation();
  const { own, tab: addressed } = headAddress(path, tabs);
  const open = addressed ?? tabs.find(({ tab, address }) => tab === chosen && address === undefined);
  const isAddressed = addressed !== undefined;
  useEffect(() => {
    if (isAddressed) page.raiseSheet();
  }, [isAddressed, page]);
  const close = useCallback(() => {
    page.closeOther();
    if (isAddressed) go(own);
  }, [page, isAddressed, go, own]);
  return {
    /** The page's own path. */
    path: own,
    open,
    close,
    /** Of what has no address: the page itself for undefined. */
    choose(tab: string | undefined) {
      if (tab === undefined) page.closeOther();
      else if (tabs.find((one) => one.tab === tab)?.address === undefined) {
        page.openOther(tab);
        if (isAddressed) go(own);
      }
    },
  };
}
