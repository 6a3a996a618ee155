import type { Map as MapLibreMap } from "maplibre-gl";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { LegendMark } from "./LegendMark.tsx";
import { tipPlace } from "./tipPlace.ts";

/** Names the thing under the pointer. Screen readers have the table of what is in view instead. */
export function HoverTip({ controller }: { controller: MapController }) {
  const { hovered } = useSnapshot(controller.state);
  if (hovered === undefined) return null;
  const { name, kind, status, xPx, yPx } = hovered;
  return (
    <div className="sb-hover-tip" aria-hidden="true" style={tipPlace(xPx, yPx, roomOf(controller.map))}>
      {name !== "" && <strong>{name}</strong>}
      <span>{kind}</span>
      {status !== undefined && (
        <span className="sb-hover-class">
          <LegendMark {...status.mark} />
          {status.label}
        </span>
      )}
    </div>
  );
}

function roomOf(map: MapLibreMap) {
  const { clientWidth, clientHeight } = map.getContainer();
  return { widthPx: clientWidth, heightPx: clientHeight, rightPx: map.getPadding().right ?? 0 };
}
