import { DownloadIcon } from "@blueprintjs/icons";
import { ActionButton } from "./ActionButton.tsx";
import { statesOf } from "./testing/statesOf.tsx";

export default statesOf(ActionButton, {
  plain: { text: "Save the scene" },
  primary: { text: "Save the scene", intent: "primary" },
  "with a tooltip": { text: "Share", tooltip: "Copies an address that shows this map" },
  "icon alone": { icon: <DownloadIcon />, "aria-label": "Download", tooltip: "Download", variant: "minimal" },
  blocked: { text: "Share", blockedBy: "Draw an area first" },
  "blocked, primary": { text: "Share", intent: "primary", blockedBy: "Draw an area first" },
  working: { text: "Share", loading: true },
  "long text": {
    text: "Download every building of the chosen area with the losses of all its scenarios",
    fill: true,
  },
});
