import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PageMapView } from "./PageMapView.tsx";

const shared = {
  sheetPx: undefined,
  isCovered: false,
  onFile: unheard,
  children: <div className="sb-map-foot">The map</div>,
};

export default statesOf(
  PageMapView,
  {
    "beside a panel": shared,
    "over a sheet": { ...shared, sheetPx: 120 },
    "behind a sheet": { ...shared, sheetPx: 120, isCovered: true },
  },
  { around: (view) => <div style={{ height: 240, position: "relative" }}>{view}</div> },
);
