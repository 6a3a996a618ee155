import type { ElementExposure } from "@stopbank/contract/elements";
import { usePageScene } from "@stopbank/map-page/context";
import { Ends } from "@stopbank/map-page/print/ends";
import { useProvenance } from "@stopbank/map-page/print/provenance";
import { ReportPages } from "@stopbank/map-page/print/report-pages";
import type { SelectedElement } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import { elementReportName, fileNameOf } from "../../domain/report/documentTitle.ts";
import { Definitions } from "../ends/Definitions.tsx";
import { ElementFacts, type ElementFactsProps } from "./ElementFacts.tsx";
import { ElementHazards } from "./ElementHazards.tsx";
import { ElementProjections } from "./ElementProjections.tsx";
import { KnownToElement } from "./KnownToElement.tsx";

export interface ElementPagesProps extends Pick<ElementFactsProps, "layer" | "bbox"> {
  readonly search: string;
  readonly selected: SelectedElement;
  readonly element: ElementFactsProps["element"] & { readonly name: string };
  readonly exposures: readonly ElementExposure[];
}

/** What is known of an element, page by page. */
export function ElementPages({ search, selected, layer, element, exposures, bbox }: ElementPagesProps) {
  const { type, id } = selected;
  // The scenarios of the scene; of none, one that the element was looked at under, since figures come from the same data.
  const shown = layersOfKind(usePageScene(), "hazard").map(({ scenario }) => scenario);
  const tags = shown.length > 0 ? shown : exposures.slice(0, 1).map(({ hazard_scenario }) => hazard_scenario);
  const provenance = useProvenance({ types: [type], tags, coordinates: "all", query: {}, body: {} });
  if (provenance === undefined) return null;
  const name = element.name === "" ? id : element.name;
  const madeOn = new Date(provenance.made.at);
  return (
    <ReportPages
      search={search}
      title={name}
      fileName={fileNameOf(elementReportName({ name: element.name, id }, madeOn))}
      about={`${layer.display_name} · ID ${id}`}
      subject={`${layer.display_name} · ID ${id} · all scenarios of the data`}
      provenance={provenance}
    >
      <ElementFacts name={name} id={id} layer={layer} element={element} bbox={bbox} />
      <ElementHazards exposures={exposures} layer={layer} />
      <KnownToElement exposures={exposures} layer={layer} />
      <ElementProjections selected={selected} />
      <Definitions />
      <Ends provenance={provenance} />
    </ReportPages>
  );
}
