import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { glyphs } from "../feature/glyphs.tsx";
import { inMap } from "../testing/inMap.tsx";
import { MapButton } from "./MapButton.tsx";
import { MapControlsView } from "./MapControlsView.tsx";

const step = { onPress: unheard, blockedBy: undefined };
const flat = {
  tools: null,
  undo: step,
  redo: { ...step, blockedBy: "There is nothing to redo." },
  isTilted: false,
  bearingDegrees: 0,
  fullScreen: { isOn: false, isPossible: true, toggle: unheard },
  basemaps: null,
  onZoom: unheard,
  onTilt: unheard,
  onNorthUp: unheard,
};

export default statesOf(
  MapControlsView,
  {
    flat,
    tilted: { ...flat, isTilted: true },
    turned: { ...flat, bearingDegrees: 40 },
    "with a picture": {
      ...flat,
      picture: (
        <MapButton label="Picture of the map" isExpanded={false} onPress={unheard}>
          {glyphs.picture}
        </MapButton>
      ),
    },
    "full screen": { ...flat, fullScreen: { ...flat.fullScreen, isOn: true } },
    "no full screen here": { ...flat, fullScreen: { ...flat.fullScreen, isPossible: false } },
  },
  { around: inMap },
);
