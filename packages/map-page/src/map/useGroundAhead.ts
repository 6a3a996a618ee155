import { tilesInView } from "@stopbank/map/tiles-in-view";
import { useNetwork } from "@stopbank/plugin-api/browser";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useMapPage } from "../page/mapPageContext.ts";
import type { PageMapProps } from "./PageMap.tsx";

/**
 * Asks for the ground that the map will begin with while its code is still on its way, so that the browser has it then. A tile
 * that is late or does not come is asked for by the map.
 *
 * @param place where the map will stand; empty where it stands already.
 */
export function useGroundAhead(
  place: RefObject<HTMLElement | null>,
  { paddingPx: { left, right } }: Pick<PageMapProps, "paddingPx">,
): void {
  const { store, layers } = useMapPage();
  const { headers } = useNetwork();
  const ask = useEffectEvent(() => {
    const size = place.current?.getBoundingClientRect();
    if (size === undefined) return;
    const { camera, basemap } = store.state.scene;
    const { picture, satellite, vector } = layers.basemap;
    const ground = basemap === "satellite" ? satellite : basemap === "default" ? (picture ?? vector) : vector;
    if (ground === undefined || !ground.url.startsWith("/")) return;
    const view = { widthPx: size.width, heightPx: size.height, leftPx: left, rightPx: right };
    for (const path of tilesInView(ground, camera, view).slice(0, mostTiles))
      void fetch(path, { headers: headers(), credentials: "same-origin", priority: "low" }).catch(
        () => undefined,
      );
  });
  useEffect(() => {
    const timer = setTimeout(ask, afterFiguresMs);
    return () => clearTimeout(timer);
  }, []);
}

const mostTiles = 12;
/** Figures are asked for first, and panels have their places then. */
const afterFiguresMs = 600;
