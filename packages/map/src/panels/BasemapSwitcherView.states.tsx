import { basemaps } from "@stopbank/scene/basemaps";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { offered } from "../testing/offered.ts";
import { BasemapSwitcherView } from "./BasemapSwitcherView.tsx";

const { satellite: _satellite, terrain: _terrain, ...plain } = offered.basemap;
const all = {
  basemap: "default" as const,
  basemaps,
  offered: offered.basemap,
  hasLabels: true,
  onChoose: unheard,
  onLabels: unheard,
};

export default statesOf(
  BasemapSwitcherView,
  {
    all,
    "another chosen": { ...all, basemap: "satellite", hasLabels: false },
    "some not to be had": { ...all, offered: plain },
    "one alone": { ...all, basemaps: ["default"] },
  },
  { around: (view) => inMap(<div className="sb-map-controls">{view}</div>) },
);
