import type { Layers } from "@stopbank/contract/layers";
import type { SceneStore } from "@stopbank/scene/store";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSnapshot } from "valtio";
import { createKeptMap, type KeptMap } from "./controller/keptMap.ts";
import type { MapController, PaddingPx } from "./controller/mapController.ts";
import type { ClassLabels } from "./feature/classLabels.ts";
import type { MapFeature } from "./feature/mapFeature.ts";
import type { MapTool } from "./feature/mapTool.ts";
import { builtInFeatures, builtInTools } from "./features/builtIn.ts";
import { MapCanvasView } from "./MapCanvasView.tsx";
import type { MapHost } from "./mapHost.ts";
import { HoverTip } from "./panels/HoverTip.tsx";
import { ElementsInView } from "./panels/inView/ElementsInView.tsx";
import { Legends } from "./panels/Legends.tsx";
import { MapFoot } from "./panels/MapFoot.tsx";
import { MapNotices } from "./panels/MapNotices.tsx";
import { ScaleBar } from "./panels/ScaleBar.tsx";
import { ToolHintBar } from "./panels/ToolHintBar.tsx";

export interface MapCanvasProps {
  readonly store: SceneStore;
  /** The answer of GET /layer. */
  readonly layers: Layers;
  /** Another store, other layers and another host are another page of the map. */
  readonly host: MapHost;
  /**
   * Keeps the map beyond this component: makes it for the first page, and answers the same for those after it. Whoever
   * keeps it destroys it. Without, the map goes with this component.
   */
  readonly keep?: ((make: () => KeptMap) => KeptMap) | undefined;
  /** What panels cover at the sides, in pixels. */
  readonly paddingPx?: PaddingPx;
  /** Only the left half of what panels leave is this map's; another has the right one. */
  readonly isHalved?: boolean;
  readonly classLabels: ClassLabels;
  /** What the map shows, in order. Other features change places on the same map; those that stay run on. */
  readonly features?: readonly MapFeature[];
  readonly tools?: readonly MapTool[];
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
  keep,
  paddingPx = noPadding,
  isHalved = false,
  classLabels,
  features = builtInFeatures,
  tools = builtInTools,
  label = "Map",
  children,
}: MapCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<MapController>();
  const beginWith = useEffectEvent(() => ({ features, tools }));
  useEffect(() => {
    if (place.current === null) return;
    const make = () => createKeptMap(store.state.scene.camera, host);
    const map = keep === undefined ? make() : keep(make);
    const shown = map.show(place.current, { store, layers, host, ...beginWith() });
    setController(shown);
    return () => {
      setController(undefined);
      shown.leave();
      if (keep === undefined) map.destroy();
    };
  }, [store, layers, host, keep]);
  const { left, right, top = 0, bottom = 0 } = paddingPx;
  useEffect(
    () => controller?.setPadding({ left, right: isHalved ? 0 : right, top, bottom }),
    [controller, left, right, top, bottom, isHalved],
  );
  useEffect(() => controller?.setFeatures(features), [controller, features]);
  useEffect(() => controller?.setTools(tools), [controller, tools]);
  useEffect(() => controller?.setClassLabels(classLabels), [controller, classLabels]);
  const notice = [layers.notice, ...layers.attribution, layers.basemap.world?.attribution]
    .filter(Boolean)
    .join(" · ");
  return (
    <MapCanvasView label={label} leftPx={left} rightPx={right} isHalved={isHalved} place={place}>
      {controller !== undefined && (
        <>
          <HoverTip controller={controller} />
          <ToolHintBar controller={controller} />
          <MapNotices controller={controller} />
          {children?.(controller)}
          <MapFoot
            corner={
              <>
                <MapLegends controller={controller} store={store} classLabels={classLabels} />
                <ElementsInView controller={controller} />
              </>
            }
            scale={<ScaleBar controller={controller} />}
            notice={notice}
          />
        </>
      )}
    </MapCanvasView>
  );
}

/** Of the features that run. */
function MapLegends({
  controller,
  ...rest
}: Pick<MapCanvasProps, "store" | "classLabels"> & { readonly controller: MapController }) {
  const { features, classes } = useSnapshot(controller.state);
  return (
    <Legends
      {...rest}
      index={controller.index}
      features={features}
      classes={classes}
      onFault={controller.leaveOut}
    />
  );
}

const noPadding: PaddingPx = { left: 0, right: 0 };
