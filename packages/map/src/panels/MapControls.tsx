import type { Basemap } from "@stopbank/scene";
import { basemaps as allBasemaps } from "@stopbank/scene/basemaps";
import type { SceneStore } from "@stopbank/scene/store";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { BasemapSwitcher } from "./BasemapSwitcher.tsx";
import { MapControlsView } from "./MapControlsView.tsx";
import { ToolButtons } from "./ToolButtons.tsx";
import { useFullScreen } from "./useFullScreen.ts";
import { useUndo } from "./useUndo.ts";

export interface MapControlsProps {
  readonly controller: MapController;
  readonly store: SceneStore;
  /** Those the client offers; all of them without it. */
  readonly basemaps?: readonly Basemap[];
  /** Opens other ways to an area than drawing it: files, elements, regions. Without it there are none. */
  readonly onArea?: () => void;
  /** What goes full screen; the map alone without it. */
  readonly fullScreenElement?: () => HTMLElement | null;
  /** A button for what can be made of the map: below the one for full screen, and in 'View' where the map is small. */
  readonly picture?: ReactNode;
}

/** What is done to the map and its scene, at the map's top right. */
export function MapControls({
  controller,
  store,
  basemaps = allBasemaps,
  onArea,
  fullScreenElement,
  picture,
}: MapControlsProps) {
  const { tilted, bearing } = useSnapshot(controller.state);
  const { undo, redo } = useUndo(controller, store);
  const fullScreen = useFullScreen(fullScreenElement ?? (() => controller.map.getContainer()));
  return (
    <MapControlsView
      tools={<ToolButtons controller={controller} store={store} onArea={onArea} />}
      undo={undo}
      redo={redo}
      isTilted={tilted}
      bearingDegrees={bearing}
      fullScreen={fullScreen}
      picture={picture}
      basemaps={<BasemapSwitcher store={store} index={controller.index} basemaps={basemaps} more={picture} />}
      onZoom={(by) => controller.zoomBy(by)}
      onTilt={() => controller.setTilted(!tilted)}
      onNorthUp={() => controller.map.easeTo({ bearing: 0 })}
    />
  );
}
