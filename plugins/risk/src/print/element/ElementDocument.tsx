import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaited, useFailing } from "@stopbank/map-page/print/awaited";
import { useCall } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { useElement, useExposures } from "../../browser/selected/useSelected.ts";
import { ElementPages, type ElementPagesProps } from "./ElementPages.tsx";

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

function OfElement(asked: Pick<ElementPagesProps, "search" | "selected" | "layer">) {
  const { type, id } = asked.selected;
  const call = useCall();
  const element = useAwaited(useElement(asked.selected), "the element");
  const exposures = useAwaited(useExposures(asked.selected), "the element's hazards");
  const feature = useAwaited(
    toLoadable(
      useSWR(["element of a report", type, id], () =>
        call(routes.elementGeometry, { params: { type, asset_id: id } }),
      ),
    ),
    "where the element lies",
  );
  if (element === undefined || exposures === undefined || feature === undefined) return null;
  return <ElementPages {...asked} element={element} exposures={exposures} bbox={feature.bbox} />;
}
