import { routes } from "@stopbank/contract/routes";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import type { SelectedElement } from "@stopbank/scene";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** The element's sentence, and what is known of it. */
export function useElement({ type, id }: SelectedElement) {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR([name, "element", type, id], async () => {
      const params = { type, id };
      const [sentence, information] = await Promise.all([
        call(routes.elementSentence, { params }),
        call(routes.elementInformation, { params }),
      ]);
      return { ...sentence, information: information.information };
    }),
  );
}

/** How every scenario stands to the element, on the day that the map shows. */
export function useExposures({ type, id }: SelectedElement) {
  const call = useCall();
  const { name } = useClient();
  const { index } = useMapPage();
  const { nDays } = usePageScene();
  // An unknown day would fail the whole question.
  const day = index.elements.get(type)?.n_days.find((each) => each === nDays);
  return toLoadable(
    useSWR([name, "element exposures", type, id, day], () =>
      call(routes.elementExposures, {
        params: { assetType: type, assetId: id },
        query: day === undefined ? {} : { n_days: day },
      }),
    ),
  );
}
