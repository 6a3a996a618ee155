import type { Layers } from "@stopbank/contract/layers";
import type { SceneStore } from "@stopbank/scene/store";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSnapshot } from "valtio";
import { ledMove } from "../controller/camera.ts";
import { createKeptMap } from "../controller/keptMap.ts";
import type { MapController, PaddingPx } from "../controller/mapController.ts";
import type { ClassLabels } from "../feature/classLabels.ts";
import type { MapFeature } from "../feature/mapFeature.ts";
import type { MapHost } from "../mapHost.ts";
import { HoverTip } from "../panels/HoverTip.tsx";
import { linkCameras } from "./linkCameras.ts";
import { mirrorPointer } from "./mirrorPointer.ts";
import { OtherMapView } from "./OtherMapView.tsx";

export interface OtherMapProps {
  /** The map beside which it stands, and which leads its camera. */
  readonly controller: MapController;
  /** Of what it shows: the other side of what is compared. */
  readonly store: SceneStore;
  readonly layers: Layers;
  readonly host: MapHost;
  readonly features: readonly MapFeature[];
  readonly classLabels: ClassLabels;
  /** What panels cover at the sides of both maps, in pixels. */
  readonly paddingPx: PaddingPx;
  /** The right half is its own; otherwise it lies over the first, right of `divider`. */
  readonly isHalved: boolean;
  /** The share of what panels leave that is left of the divider. */
  readonly divider: number;
}

/** A second map with a canvas of its own, for as long as this is shown. Both look at the same place and answer alike. */
export function OtherMap(props: OtherMapProps) {
  const { controller: first, store, layers, host, features, classLabels } = props;
  const { paddingPx, isHalved, divider } = props;
  const place = useRef<HTMLDivElement>(null);
  const [controller, setController] = useState<MapController>();
  const { tool } = useSnapshot(first.state);
  const beginWith = useEffectEvent(() => ({ features, tools: [] }));
  useEffect(() => {
    if (place.current === null) return;
    const map = createKeptMap(store.state.scene.camera, host);
    const shown = map.show(place.current, { store, layers, host, ...beginWith(), isLed: true });
    const canvas = shown.map.getCanvas();
    canvas.ariaLabel = "Map, right side";
    // The keys that move the first map move this one with it.
    canvas.tabIndex = -1;
    const stopDrafts = first.onDraft(shown.setDraft);
    setController(shown);
    return () => {
      stopDrafts();
      setController(undefined);
      map.destroy();
    };
  }, [first, store, layers, host]);
  useEffect(
    () => (controller === undefined ? undefined : linkCameras(first.map, controller.map)),
    [first, controller],
  );
  const { left, right, top = 0, bottom = 0 } = paddingPx;
  useEffect(
    // At once, and as no move of its own: the first map's place under the divider stays.
    () =>
      void controller?.map.jumpTo({ padding: { left: isHalved ? 0 : left, right, top, bottom } }, ledMove),
    [controller, left, right, top, bottom, isHalved],
  );
  useEffect(() => controller?.setFeatures(features), [controller, features]);
  useEffect(() => controller?.setClassLabels(classLabels), [controller, classLabels]);
  useEffect(
    () => (controller === undefined || !isHalved ? undefined : mirrorPointer(first.map, controller.map)),
    [first, controller, isHalved],
  );
  return (
    <OtherMapView place={place} isHalved={isHalved} isStill={tool !== undefined} divider={divider}>
      {controller !== undefined && <HoverTip controller={controller} />}
    </OtherMapView>
  );
}
