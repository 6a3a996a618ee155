import type { Map as MapLibreMap } from "maplibre-gl";
import { useSnapshot } from "valtio";
import { notExposedCode } from "../classes/elementClasses.ts";
import type { MapController } from "../controller/mapController.ts";
import type { ClassCode } from "../palettes.ts";
import { type ClassLabels, labelsFor, notExposedLabel } from "./classLabels.ts";
import { classMark, LegendMark, notExposedMark } from "./LegendMark.tsx";
import { tipPlace } from "./tipPlace.ts";

/** Names the element under the pointer. Screen readers have the table of elements in view instead. */
export function HoverTip({
  controller,
  classLabels,
}: {
  controller: MapController;
  classLabels: ClassLabels;
}) {
  const { hovered } = useSnapshot(controller.state);
  if (hovered === undefined) return null;
  const { type, id, name, classCode, xPx, yPx } = hovered;
  const { elements, contextual } = controller.index;
  const isCascading = elements.get(type)?.is_cascading === true;
  const isExposed = classCode !== undefined && classCode !== notExposedCode;
  return (
    <div className="sb-hover-tip" aria-hidden="true" style={tipPlace(xPx, yPx, roomOf(controller.map))}>
      {(name || id) !== "" && <strong>{name || id}</strong>}
      <span>{(elements.get(type) ?? contextual.get(type))?.display_name ?? type}</span>
      {classCode !== undefined && (
        <span className="sb-hover-class">
          <LegendMark {...(isExposed ? classMark(classCode as ClassCode, "fill") : notExposedMark)} />
          {isExposed
            ? labelsFor(classLabels, isCascading)[classCode as ClassCode]
            : notExposedLabel(isCascading)}
        </span>
      )}
    </div>
  );
}

function roomOf(map: MapLibreMap) {
  const { clientWidth, clientHeight } = map.getContainer();
  return { widthPx: clientWidth, heightPx: clientHeight, rightPx: map.getPadding().right ?? 0 };
}
