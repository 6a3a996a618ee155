import { Button } from "@blueprintjs/core";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import search from "../search/PlaceSearchView.states.tsx";
import { PlaceSearchView } from "../search/PlaceSearchView.tsx";
import { MapToolbarView } from "./MapToolbarView.tsx";

const shared = {
  onAddLayers: unheard,
  regions: <p>Suburbs to tick</p>,
  compare: (
    <span>
      <Button className="map-page-toolbar-compare" text="Compare" />
    </span>
  ),
  search: <PlaceSearchView {...search.states.empty} />,
  regionCount: 0,
};

export default statesOf(
  MapToolbarView,
  {
    "all regions": shared,
    "one region": { ...shared, regionCount: 1 },
    "several regions": { ...shared, regionCount: 12 },
    "no regions to choose": { ...shared, regions: undefined },
    "a page's own": {
      own: <Button className="map-page-toolbar-regions" text="Suburbs" />,
      onAddLayers: undefined,
      regions: undefined,
      compare: undefined,
      search: shared.search,
      regionCount: 0,
    },
    "nobody adds layers": { ...shared, onAddLayers: undefined, compare: undefined, search: undefined },
  },
  {
    around: (view) => (
      <div style={{ container: "sb-map / inline-size", height: 104, position: "relative" }}>{view}</div>
    ),
  },
);
