import type { ElementExposure } from "@stopbank/contract/elements";
import type { ElementLayer } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaited, useFailing } from "@stopbank/map-page/print/awaited";
import { useCall } from "@stopbank/plugin-api/browser";
import type { SelectedElement } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import { toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { useElement, useExposures } from "../../browser/selected/useSelected.ts";
import { elementReportName, fileNameOf } from "../../domain/report/documentTitle.ts";
import { Definitions } from "../ends/Definitions.tsx";
import { Ends } from "../ends/Ends.tsx";
import { ReportPages } from "../ReportPages.tsx";
import { ElementFacts } from "./ElementFacts.tsx";
import { ElementHazards } from "./ElementHazards.tsx";
import { ElementProjections } from "./ElementProjections.tsx";
import { KnownToElement } from "./KnownToElement.tsx";

/** The document, of the element that is selected; none where there is no such element. */
export function ElementDocument({ search }: { readonly search: string }) {
  const { index } = useMapPage();
  const { selected } = usePageScene();
  const layer = selected && index.elements.get(selected.type);
  useFailing(layer === undefined ? noSuchLayer : undefined);
  if (selected === undefined || layer === undefined) return null;
  return <OfElement search={search} selected={selected} layer={layer} />;
}

const noSuchLayer = new DomainError(
  "not-found",
  "risk/no-selected-layer",
  "The layer of the selected element was not found. Select an element on the map and ask for its report again.",
);

interface OfElementProps {
  readonly search: string;
  readonly selected: SelectedElement;
  readonly layer: ElementLayer;
}

function OfElement({ search, selected, layer }: OfElementProps) {
  const { type, id } = selected;
  const call = useCall();
  const [today] = useState(() => new Date());
  const element = useAwaited(useElement(selected), "the element");
  const exposures = useAwaited(useExposures(selected), "the element's hazards");
  const feature = useAwaited(
    toLoadable(
      useSWR(["element of a report", type, id], () =>
        call(routes.elementGeometry, { params: { type, asset_id: id } }),
      ),
    ),
    "where the element lies",
  );
  if (element === undefined || exposures === undefined || feature === undefined) return null;
  const name = element.name === "" ? id : element.name;
  return (
    <ReportPages
      search={search}
      title={name}
      fileName={fileNameOf(elementReportName({ name: element.name, id }, today))}
      about={`${layer.display_name} · ID ${id}`}
    >
      <ElementFacts name={name} id={id} layer={layer} element={element} bbox={feature.bbox} />
      <ElementHazards exposures={exposures} layer={layer} />
      <KnownToElement exposures={exposures} layer={layer} />
      <ElementProjections selected={selected} />
      <Definitions />
      <From exposures={exposures} type={type} />
    </ReportPages>
  );
}

/** The scenarios of the scene; of none, one that the element was looked at under, since figures come from the same data. */
function From({
  exposures,
  type,
}: {
  readonly exposures: readonly ElementExposure[];
  readonly type: string;
}) {
  const scene = usePageScene();
  const shown = layersOfKind(scene, "hazard").map(({ scenario }) => scenario);
  const tags = shown.length > 0 ? shown : exposures.slice(0, 1).map(({ hazard_scenario }) => hazard_scenario);
  return <Ends asked={{ types: [type], tags, coordinates: "all", query: {}, body: {} }} />;
}
