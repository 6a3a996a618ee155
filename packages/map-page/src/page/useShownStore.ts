import { scenes, useService } from "@stopbank/plugin-api/browser";
import { clearArea } from "@stopbank/scene/filtering";
import type { SceneStore } from "@stopbank/scene/store";
import { clearSelection } from "@stopbank/scene/view";
import { useLayoutEffect, useState } from "react";
import type { PageState } from "./pageState.ts";

/**
 * Where the scene is that a page's map shows: the page's own, or while a tab leads the map another, which begins as that one
 * looks and is left with the tab. So the page's own is found again as it was, with its undo steps (STO-12, AMB-39).
 */
export function useShownStore(id: string, isLed: boolean, page: PageState): SceneStore {
  const all = useService(scenes);
  const own = all.of(id);
  const led = all.of(`${id}.led`);
  const [wasLed, setWasLed] = useState(false);
  if (isLed !== wasLed) {
    setWasLed(isLed);
    // Before anything is drawn of it: a drawer that opened a moment later would close the tab.
    if (isLed) led.apply(() => clearArea(clearSelection(own.state.scene)), { undoable: false });
  }
  useLayoutEffect(() => {
    if (!isLed) return;
    return () => {
      // What the reader opened beside the map stays open.
      const { drawer } = led.state.scene;
      if (drawer.open) own.apply((scene) => ({ ...scene, drawer }), { undoable: false });
    };
  }, [isLed, own, led]);
  const shown = isLed ? led : own;
  useLayoutEffect(() => page.showStore(shown), [page, shown]);
  return shown;
}
