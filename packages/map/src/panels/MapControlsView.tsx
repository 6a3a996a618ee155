import type { ReactNode } from "react";
import { glyphs } from "../feature/glyphs.tsx";
import { MapButton } from "./MapButton.tsx";
import type { FullScreen } from "./useFullScreen.ts";
import type { Step } from "./useUndo.ts";

export interface MapControlsViewProps {
  readonly tools: ReactNode;
  readonly undo: Step;
  readonly redo: Step;
  readonly isTilted: boolean;
  /** Where the map's top points, from north by the clock. */
  readonly bearingDegrees: number;
  readonly fullScreen: FullScreen;
  /** A button for what can be made of the map. */
  readonly picture?: ReactNode;
  readonly basemaps: ReactNode;
  /** @param by zoom levels, negative outwards. */
  readonly onZoom: (by: number) => void;
  /** Between flat and tilted. */
  readonly onTilt: () => void;
  readonly onNorthUp: () => void;
}

/** The column at the map's top right. */
export function MapControlsView(props: MapControlsViewProps) {
  const { tools, undo, redo, isTilted, bearingDegrees, fullScreen, picture, basemaps } = props;
  const { onZoom, onTilt, onNorthUp } = props;
  return (
    <div className="sb-map-controls">
      {tools}
      <div className="sb-map-group sb-map-pair">
        <MapButton label="Undo" tooltip="Undo (Ctrl + Z)" {...undo}>
          {glyphs.undo}
        </MapButton>
        <MapButton label="Redo" tooltip="Redo (Ctrl + Shift + Z)" {...redo}>
          {glyphs.redo}
        </MapButton>
      </div>
      <div className="sb-map-group">
        <MapButton label="Zoom in" onPress={() => onZoom(1)}>
          {glyphs.plus}
        </MapButton>
        <MapButton label="Zoom out" onPress={() => onZoom(-1)}>
          {glyphs.minus}
        </MapButton>
        <MapButton
          label={isTilted ? "2D: show the map flat" : "3D: tilt the map"}
          tooltip="Ctrl + mouse to tilt map"
          onPress={onTilt}
        >
          <span className="sb-map-button-text">{isTilted ? "2D" : "3D"}</span>
        </MapButton>
        {Math.abs(bearingDegrees) > 0.5 && (
          <MapButton label="Turn north up" onPress={onNorthUp}>
            <span className="sb-map-north" style={{ rotate: `${-bearingDegrees}deg` }}>
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
        {picture !== undefined && <span className="sb-map-picture">{picture}</span>}
      </div>
      {basemaps}
    </div>
  );
}
