import "./print.css";
import { PrintedScene } from "@stopbank/map-page/print/scene";
import type { ReportProps } from "@stopbank/plugin-api/print";
import { ReportDocument } from "./ReportDocument.tsx";

/** Which areas come first, by the scene of the address, as a document (PRI-17). */
export default function PrioritisationReport({ search }: ReportProps) {
  return (
    <PrintedScene id="prioritisation" search={search}>
      {(leftOut) => <ReportDocument search={search} leftOut={leftOut} />}
    </PrintedScene>
  );
}
