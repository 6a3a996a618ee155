import type { Basemap } from "@stopbank/scene";
import { basemaps as allBasemaps } from "@stopbank/scene/basemaps";
import { setArea } from "@stopbank/scene/filtering";
import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { MapController } from "../controller/mapController.ts";
import { areaTool } from "../features/area/areaTool.ts";
import { measureTool } from "../features/drawing/measureTool.ts";
import { regionsTool } from "../features/regions/regionsTool.ts";
import { BasemapSwitcher } from "./BasemapSwitcher.tsx";
import { glyphs } from "./glyphs.tsx";
import { MapButton } from "./MapButton.tsx";
import { useFullScreen } from "./useFullScreen.ts";
import { useUndo } from "./useUndo.ts";

export interface MapControlsProps {
  readonly controller: MapController;
  readonly store: SceneStore;
  /** Those the client offers; all of them without it. */
  readonly basemaps?: readonly Basemap[];
  /** Hidden where a page has no use for selecting an area, such as the Stories tab. */
  readonly hasAreaTools?: boolean;
  /** Whether there are regions to pick on the map. */
  readonly hasRegions?: boolean;
  /** What goes full screen; the map alone without it. */
  readonly fullScreenElement?: () => HTMLElement | null;
  /** Above the map's own: search. */
  readonly before?: ReactNode;
  /** Below the map's tools. */
  readonly children?: ReactNode;
}

/** The column at the map's top right. */
export function MapControls({
  controller,
  store,
  basemaps = allBasemaps,
  hasAreaTools = true,
  hasRegions = false,
  fullScreenElement,
  before,
  children,
}: MapControlsProps) {
  const { tool, tools, tilted, bearing } = useSnapshot(controller.state);
  const scene = useScene(store);
  const { undo, redo } = useUndo(controller, store);
  const fullScreen = useFullScreen(fullScreenElement ?? (() => controller.map.getContainer()));
  const toggle = (id: string) => (tool === id ? controller.stopTool() : controller.startTool(id));
  return (
    <div className="sb-map-controls">
      {before}
      {hasAreaTools && (
        <div className="sb-map-group" role="toolbar" aria-label="Map tools" aria-orientation="vertical">
          <MapButton label="Draw an area" pressed={tool === areaTool.id} onPress={() => toggle(areaTool.id)}>
            {glyphs.area}
          </MapButton>
          <MapButton
            label="Use the current view as the area"
            onPress={() => {
              controller.stopTool();
              store.apply(setArea({ type: "Polygon", coordinates: [controller.viewRing()] }));
            }}
          >
            {glyphs.view}
          </MapButton>
          {hasRegions && (
            <MapButton
              label="Pick regions on the map"
              pressed={tool === regionsTool.id}
              onPress={() => toggle(regionsTool.id)}
            >
              {glyphs.regions}
            </MapButton>
          )}
          <MapButton
            label="Delete the area"
            blockedBy={
              scene.area === undefined && tool !== areaTool.id ? "There is no area to delete." : undefined
            }
            onPress={controller.clearArea}
          >
            {glyphs.clear}
          </MapButton>
          <MapButton label="Measure" pressed={tool === measureTool.id} onPress={() => toggle(measureTool.id)}>
            {glyphs.measure}
          </MapButton>
          {tools.map(({ id, button }) =>
            button === undefined || button.available?.(scene) === false ? null : (
              <MapButton
                key={id}
                label={button.label}
                pressed={tool === id}
                blockedBy={tool === id ? undefined : button.blockedBy?.(scene)}
                onPress={() => toggle(id)}
              >
                {button.glyph}
              </MapButton>
            ),
          )}
          {children}
        </div>
      )}
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
