import type { PaddingPx } from "@stopbank/map/controller";
import { useNetwork } from "@stopbank/plugin-api/browser";
import { useCallback, useEffect, useEffectEvent } from "react";
import { useMapPage } from "../page/mapPageContext.ts";

/** A fiftieth of the map's own code, which it comes before. */
const loadSketch = () => import("./drawGroundAhead.ts");

/** Draws the ground of the view while the map's code is on its way; it is no part of the map yet, which comes without it too. */
export function useGroundAhead({ left: leftPx, right: rightPx }: PaddingPx) {
  const { store, layers } = useMapPage();
  const network = useNetwork();
  const draw = useEffectEvent(async (canvas: HTMLCanvasElement, stopped: AbortSignal) => {
    const { drawGroundAhead } = await loadSketch();
    const { scene } = store.state;
    const view = { scene, basemap: layers.basemap, leftPx, rightPx, headers: network.headers() };
    if (!stopped.aborted) await drawGroundAhead(canvas, view, stopped);
  });
  // Its code is small, and is there when tiles may be asked for.
  useEffect(() => {
    loadSketch().catch(() => undefined);
  }, []);
  return useCallback(
    (canvas: HTMLCanvasElement, stopped: AbortSignal) => draw(canvas, stopped).catch(() => undefined),
    [],
  );
}
