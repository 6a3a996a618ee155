import type { Map as MapLibreMap } from "maplibre-gl";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { HoverTipView } from "./HoverTipView.tsx";

/** Names the thing under the pointer. */
export function HoverTip({ controller }: { controller: MapController }) {
  const { hovered } = useSnapshot(controller.state);
  if (hovered === undefined) return null;
  return <HoverTipView hovered={hovered} room={roomOf(controller.map)} />;
}

function roomOf(map: MapLibreMap) {
  const { clientWidth, clientHeight } = map.getContainer();
  return { widthPx: clientWidth, heightPx: clientHeight, rightPx: map.getPadding().right ?? 0 };
}
