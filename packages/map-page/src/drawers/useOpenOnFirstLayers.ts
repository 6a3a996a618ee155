import { openDrawer } from "@stopbank/scene/view";
import { useEffect, useRef } from "react";
import { useMapPage, usePage, usePageScene } from "../page/mapPageContext.ts";

/**
 * The first time layers appear, the main drawer opens on one of its tabs, if the page says which. A link that brings layers says itself what is
 * open; on a phone, where the panel is a sheet, that raises it.
 */
export function useOpenOnFirstLayers(tab: string | undefined): void {
  const { store } = useMapPage();
  const page = usePage();
  const { layers, selected } = usePageScene();
  const hasLayers = layers.length > 0;
  const hadLayers = useRef(hasLayers);
  useEffect(() => {
    // They are taken off again.
    if (store.state.isLent) return;
    if (tab !== undefined && hasLayers && !hadLayers.current) {
      if (!isFromLink()) store.apply(openDrawer(tab), { undoable: false });
      if (store.state.scene.drawer.open) page.raiseSheet();
    }
    hadLayers.current ||= hasLayers;
  }, [hasLayers, store, page, tab]);
  useEffect(() => {
    if (store.state.scene.drawer.open) page.raiseSheet();
  }, [store, page]);
  useEffect(() => {
    if (selected !== undefined && !store.state.isLent) page.raiseSheet();
  }, [selected, page, store]);
}

/** Also one that is followed while the page is there, a saved view. What is done on the page comes to the address a moment later. */
const isFromLink = () => new URLSearchParams(window.location.search).has("layers");
