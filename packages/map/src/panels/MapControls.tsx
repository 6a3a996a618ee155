import type { Basemap } from "@stopbank/scene";
import { basemaps as allBasemaps } from "@stopbank/scene/basemaps";
import type { SceneStore } from "@stopbank/scene/store";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { glyphs } from "../feature/glyphs.tsx";
import { BasemapSwitcher } from "./BasemapSwitcher.tsx";
import { MapButton } from "./MapButton.tsx";
import { ToolButtons } from "./ToolButtons.tsx";
import { useFullScreen } from "./useFullScreen.ts";
import { useUndo } from "./useUndo.ts";

export interface MapControlsProps {
  readonly controller: MapController;
  readonly store: SceneStore;
  /** Those the client offers; all of them without it. */
  readonly basemaps?: readonly Basemap[];
  /** What goes full screen; the map alone without it. */
  readonly fullScreenElement?: () => HTMLElement | null;
}

/** The column at the map's top right. */
export function MapControls({
  controller,
  store,
  basemaps = allBasemaps,
  fullScreenElement,
}: MapControlsProps) {
  const { tilted, bearing } = useSnapshot(controller.state);
  const { undo, redo } = useUndo(controller, store);
  const fullScreen = useFullScreen(fullScreenElement ?? (() => controller.map.getContainer()));
  return (
    <div className="sb-map-controls">
      <ToolButtons controller={controller} store={store} />
      <div className="sb-map-group">
        <MapButton label="Undo" tooltip="Undo (Ctrl + Z)" {...undo}>
          {glyphs.undo}
        </MapButton>
        <MapButton label="Redo" tooltip="Redo (Ctrl + Shift + Z)" {...redo}>
          {glyphs.redo}
        </MapButton>
      </div>
      <div className="sb-map-group">
        <MapButton label="Zoom in" onPress={() => controller.zoomBy(1)}>
          {glyphs.plus}
        </MapButton>
        <MapButton label="Zoom out" onPress={() => controller.zoomBy(-1)}>
          {glyphs.minus}
        </MapButton>
        <MapButton
          label={tilted ? "2D: show the map flat" : "3D: tilt the map"}
          tooltip="Ctrl + mouse to tilt map"
          onPress={() => controller.setTilted(!tilted)}
        >
          <span className="sb-map-button-text">{tilted ? "2D" : "3D"}</span>
        </MapButton>
        {Math.abs(bearing) > 0.5 && (
          <MapButton label="Turn north up" onPress={() => controller.map.easeTo({ bearing: 0 })}>
            <span className="sb-map-north" style={{ rotate: `${-bearing}deg` }}>
              {glyphs.north}
            </span>
          </MapButton>
        )}
        <MapButton
          label={fullScreen.isOn ? "Leave full screen" : "Full screen"}
          blockedBy={fullScreen.isPossible ? undefined : "This browser does not allow full screen here."}
          onPress={fullScreen.toggle}
        >
          {fullScreen.isOn ? glyphs.leaveFullScreen : glyphs.fullScreen}
        </MapButton>
      </div>
      <BasemapSwitcher store={store} index={controller.index} basemaps={basemaps} />
    </div>
  );
}
