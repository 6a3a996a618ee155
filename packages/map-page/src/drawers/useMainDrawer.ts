import { closeDrawer, openDrawer, toggleDrawer } from "@stopbank/scene/view";
import { useCallback } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { focusTab } from "./focusTab.ts";
import type { PageTab } from "./pageTabs.ts";

/** The drawer that scenes and links open, over the tabs of a page. */
export function useMainDrawer(tabs: readonly PageTab[], isSheet: boolean) {
  const { store, page } = useMapPage();
  const { drawer } = usePageScene();
  const shown = tabs.find(({ tab }) => tab === drawer.focus) ?? tabs[0];
  const fold = useCallback(() => store.apply(closeDrawer, { undoable: false }), [store]);
  return {
    shown,
    isOpen: drawer.open && shown !== undefined,
    open: () => {
      if (shown !== undefined) store.apply(openDrawer(shown.tab), { undoable: false });
    },
    /** Without a word about focus: something else has it. */
    fold,
    close: () => {
      fold();
      // The panel takes its buttons along: focus goes to the one that brings it back.
      if (shown !== undefined) focusTab(shown.tab);
    },
    choose: (tab: string) => {
      // On a phone the sheet's handle closes; a tab only chooses.
      store.apply(isSheet ? openDrawer(tab) : toggleDrawer(tab), { undoable: false });
      if (isSheet) page.raiseSheet();
    },
  };
}
