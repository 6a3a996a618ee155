import { MapButton } from "@stopbank/map/button";
import { glyphs } from "@stopbank/map/glyphs";

export interface EmbeddedControlsViewProps {
  /** @param by zoom levels, negative outwards. */
  readonly onZoom: (by: number) => void;
  /** Undefined where the site around it does not allow full screen. */
  readonly onFullScreen: (() => void) | undefined;
  readonly isFullScreen: boolean;
}

/** What is done to the map of an embedded story: it is led by the story, and otherwise looked at. */
export const EmbeddedControlsView = ({ onZoom, onFullScreen, isFullScreen }: EmbeddedControlsViewProps) => (
  <div className="sb-map-controls">
    <div className="sb-map-group">
      <MapButton label="Zoom in" onPress={() => onZoom(1)}>
        {glyphs.plus}
      </MapButton>
      <MapButton label="Zoom out" onPress={() => onZoom(-1)}>
        {glyphs.minus}
      </MapButton>
      {onFullScreen !== undefined && (
        <MapButton label={isFullScreen ? "Leave full screen" : "Full screen"} onPress={onFullScreen}>
          {isFullScreen ? glyphs.leaveFullScreen : glyphs.fullScreen}
        </MapButton>
      )}
    </div>
  </div>
);
