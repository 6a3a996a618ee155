import "./print.css";
import { inPlace, summaryMap } from "@stopbank/map/figure-sizes";
import { PaperMap } from "@stopbank/map-page/print/map";
import { PrintedScene } from "@stopbank/map-page/print/scene";
import type { ReportProps } from "@stopbank/plugin-api/print";
import { pageSizeNamed, pageSizes } from "@stopbank/ui/page-sizes";
import { useMemo } from "react";
import { ReportPages } from "./ReportPages.tsx";
import { AreaMapView } from "./summary/AreaMapView.tsx";

/** The map of the address on one page, with legend, scale, north and where its data comes from. */
export default function MapPrint({ search }: ReportProps) {
  const size = useMemo(() => {
    const [width] = pageSizes[pageSizeNamed(search) ?? "A4"];
    return inPlace(summaryMap, width);
  }, [search]);
  return (
    <PrintedScene id="risk" search={search}>
      {() => (
        <ReportPages search={search} title="Map" fileName="Map">
          <AreaMapView>
            <PaperMap size={size} isCaptioned />
          </AreaMapView>
        </ReportPages>
      )}
    </PrintedScene>
  );
}
