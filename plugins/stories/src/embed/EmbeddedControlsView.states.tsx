import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { EmbeddedControlsView } from "./EmbeddedControlsView.tsx";

const usual = { onZoom: unheard, onFullScreen: unheard, isFullScreen: false };

export default statesOf(
  EmbeddedControlsView,
  {
    usual,
    "full screen": { ...usual, isFullScreen: true },
    "where the site allows none": { ...usual, onFullScreen: undefined },
  },
  { around: (view) => <div style={{ height: 200, position: "relative" }}>{view}</div> },
);
