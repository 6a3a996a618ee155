import "./print.css";
import { PrintedScene } from "@stopbank/map-page/print/scene";
import type { ReportProps } from "@stopbank/plugin-api/print";
import { MapDocument } from "./map/MapDocument.tsx";

/** The map of the address on one page, with what it shows, legend, scale, north, and where its data comes from. */
export default function MapPrint({ search }: ReportProps) {
  return (
    <PrintedScene id="risk" search={search}>
      {(leftOut) => <MapDocument search={search} leftOut={leftOut} />}
    </PrintedScene>
  );
}
