import { statesOf } from "@stopbank/ui/testing/states-of";
import { BrandPreviewView } from "./BrandPreviewView.tsx";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 20h160v20H0z" fill="#c4622d"/></svg>';
const none = { full: "", simple: "", whiteFull: "", whiteSimple: "" };

export default statesOf(BrandPreviewView, {
  "with logos": {
    displayName: "Larkhaven District Council",
    logos: { full: logo, simple: logo, whiteFull: logo, whiteSimple: logo },
  },
  "without logos": { displayName: "Larkhaven District Council", logos: none },
});
