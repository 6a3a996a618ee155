import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { iconPaths } from "../canvas/iconPaths.ts";
import type { MapController } from "../controller/mapController.ts";
import { HoverTipView } from "./HoverTipView.tsx";

/** Says what is under the pointer. */
export function HoverTip({ controller }: { controller: MapController }) {
  const { hovered } = useSnapshot(controller.state);
  const paths = useIconPaths(hovered?.icon);
  if (hovered === undefined) return null;
  return <HoverTipView hovered={hovered} iconPaths={paths} room={roomOf(controller.map)} />;
}

/** The paths of an icon as soon as they are there. */
function useIconPaths(icon: string | undefined): readonly string[] {
  const [known, setKnown] = useState<{ readonly icon: string; readonly paths: readonly string[] }>();
  useEffect(() => {
    if (icon === undefined) return;
    let isWanted = true;
    // Without icons the names still stand.
    const show = (paths: readonly string[]) => isWanted && setKnown({ icon, paths });
    iconPaths(icon).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [icon]);
  return known?.icon === icon && known !== undefined ? known.paths : [];
}

function roomOf(map: MapLibreMap) {
  const { clientWidth, clientHeight } = map.getContainer();
  return { widthPx: clientWidth, heightPx: clientHeight, rightPx: map.getPadding().right ?? 0 };
}
