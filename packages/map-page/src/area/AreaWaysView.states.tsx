import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { AreaWaysView } from "./AreaWaysView.tsx";

const ways = {
  onDraw: unheard,
  onFile: unheard,
  onElement: unheard,
  onRegions: unheard,
  onWiden: unheard,
  onBuffer: unheard,
  hasElement: true,
  regionCount: 1,
  hasArea: true,
  buffer: "50",
  named: <p className="sb-muted">No areas have names yet.</p>,
};

export default statesOf(AreaWaysView, {
  all: ways,
  "with nothing on the map": { ...ways, hasElement: false, regionCount: 0, hasArea: false, buffer: "" },
  "of several regions": { ...ways, regionCount: 3, buffer: "" },
  "with a wrong buffer": { ...ways, buffer: "far" },
});
