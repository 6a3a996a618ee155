import type { Layers } from "@stopbank/contract/layers";
import type { SceneStore } from "@stopbank/scene/store";
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createMapController, type MapController, type PaddingPx } from "./controller/mapController.ts";
import type { MapHost } from "./mapHost.ts";
import { Attribution } from "./panels/Attribution.tsx";
import type { ClassLabels } from "./panels/classLabels.ts";
import { DraftBar } from "./panels/DraftBar.tsx";
import { ElementsInView } from "./panels/ElementsInView.tsx";
import { HoverTip } from "./panels/HoverTip.tsx";
import { Legends } from "./panels/Legends.tsx";
import { MapNotices } from "./panels/MapNotices.tsx";
import { ScaleBar } from "./panels/ScaleBar.tsx";

export interface MapCanvasProps {
  readonly store: SceneStore;
  /** The answer of GET /layer. Another answer makes another map. */
  readonly layers: Layers;
  readonly host: MapHost;
  /** What panels cover at the sides, in pixels. */
  readonly paddingPx?: PaddingPx;
  readonly classLabels: ClassLabels;
  /** Says what the map is to those who do not see it. */
  readonly label?: string;
  /** Controls over the map, given the running map. */
  readonly children?: (controller: MapController) => ReactNode;
}

/**
 * The map. React draws what floats over it; the map itself follows the scene store and is never part of a render.
 */
export function MapCanvas({
  store,
  layers,
  host,
  paddingPx = noPadding,
  classLabels,
  label = "Map",
  children,
}: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<MapController>();
  const afterId = useId();
  useEffect(() => {
    if (container.current === null) return;
    const made = createMapController(container.current, store, layers, host);
    setController(made);
    return () => {
      setController(undefined);
      made.destroy();
    };
  }, [store, layers, host]);
  const { left, right, top = 0, bottom = 0 } = paddingPx;
  useEffect(
    () => controller?.setPadding({ left, right, top, bottom }),
    [controller, left, right, top, bottom],
  );
  const notice = [layers.notice, ...layers.attribution].filter(Boolean).join(" · ");
  const inset = { "--sb-map-left": `${left}px`, "--sb-map-right": `${right}px` } as CSSProperties;
  return (
    <section className="sb-map" aria-label={label} style={inset}>
      <a className="sb-skip-link" href={`#${afterId}`}>
        Skip the map
      </a>
      <div ref={container} className="sb-map-canvas" />
      {controller !== undefined && (
        <>
          <HoverTip controller={controller} classLabels={classLabels} />
          <DraftBar controller={controller} />
          <MapNotices controller={controller} />
          {children?.(controller)}
          <div className="sb-map-foot">
            <div className="sb-map-foot-row">
              <div className="sb-map-corner">
                <Legends store={store} index={controller.index} classLabels={classLabels} />
                <ElementsInView controller={controller} store={store} host={host} classLabels={classLabels} />
              </div>
              <ScaleBar controller={controller} />
            </div>
            <Attribution notice={notice} />
          </div>
        </>
      )}
      <span id={afterId} tabIndex={-1} />
    </section>
  );
}

const noPadding: PaddingPx = { left: 0, right: 0 };
