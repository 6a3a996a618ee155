import { summaryMap } from "@stopbank/map/figure-sizes";
import { PaperMap } from "@stopbank/map-page/print/map";
import { AreaMapView } from "./AreaMapView.tsx";

/** The report's scene as a map, on a page of its own. */
export const AreaMap = () => (
  <AreaMapView>
    <PaperMap size={summaryMap} isCaptioned />
  </AreaMapView>
);
