import "./print.css";
import { PrintedScene } from "@stopbank/map-page/print/scene";
import type { ReportProps } from "@stopbank/plugin-api/print";
import { ElementDocument } from "./element/ElementDocument.tsx";

/** What is known of the element that is selected in the scene of the address. */
export default function ElementReport({ search }: ReportProps) {
  return (
    <PrintedScene id="risk" search={search}>
      {() => <ElementDocument search={search} />}
    </PrintedScene>
  );
}
