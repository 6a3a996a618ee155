import { MapCanvas, type MapCanvasProps } from "@stopbank/map";
import { builtInFeatures } from "@stopbank/map/built-in";
import { useEffect, useState } from "react";
import { toldMap } from "../browser/map/toldMap.ts";
import { EmbeddedControlsView } from "./EmbeddedControlsView.tsx";

const features = [...builtInFeatures, toldMap];

/** The map that a story leads. */
export function EmbeddedMap(props: Pick<MapCanvasProps, "store" | "layers" | "host" | "classLabels">) {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const read = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  const toggle = () => {
    const done = isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => setFullScreen(document.fullscreenElement !== null));
  };
  return (
    <MapCanvas {...props} features={features} label="Map of the story" tools={noTools}>
      {(controller) => (
        <EmbeddedControlsView
          isFullScreen={isFullScreen}
          onFullScreen={document.fullscreenEnabled ? toggle : undefined}
          onZoom={(by) => controller.zoomBy(by)}
        />
      )}
    </MapCanvas>
  );
}

const noTools: NonNullable<MapCanvasProps["tools"]> = [];
