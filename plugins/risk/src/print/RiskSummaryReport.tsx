import "./print.css";
import { PrintedScene } from "@stopbank/map-page/print/scene";
import type { ReportProps } from "@stopbank/plugin-api/print";
import { RiskSummary } from "./summary/RiskSummary.tsx";

/** The risk map's summary as a document, of the scene in the address. */
export default function RiskSummaryReport({ search, given }: ReportProps) {
  return (
    <PrintedScene id="risk" search={search}>
      {(leftOut) => <RiskSummary search={search} given={given} leftOut={leftOut} />}
    </PrintedScene>
  );
}
