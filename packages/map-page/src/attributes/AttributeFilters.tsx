import type { ElementLayer } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { setFilters } from "@stopbank/scene/filtering";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import type { Lookup } from "./AttributeField.tsx";
import { AttributeForm } from "./AttributeForm.tsx";
import { type Drafts, lookupQuery } from "./attributeDraft.ts";
import { FilterSection } from "./FilterSection.tsx";

/** Narrow a layer by what is known of its elements. Edited here, and applied only with Apply. */
export function AttributeFilters({ element }: { readonly element: ElementLayer }) {
  const applied = usePageScene().filters[element.type] ?? none;
  return (
    <FilterSection count={Object.keys(applied).length}>
      <Fields element={element} applied={applied} key={JSON.stringify(applied)} />
    </FilterSection>
  );
}

const none: Drafts = {};

function Fields({ element, applied }: { readonly element: ElementLayer; readonly applied: Drafts }) {
  const call = useCall();
  const { name } = useClient();
  const { store } = useMapPage();
  const query = lookupQuery(element.filterable_information);
  const lookup = toLoadable(
    useSWR<Lookup>([name, "attributes", element.type], () =>
      call(routes.attributeLookup, { params: { type: element.type }, query }),
    ),
  );
  return (
    <AttributeForm
      information={element.filterable_information}
      lookup={lookup}
      applied={applied}
      onApply={(filters) => store.apply(setFilters(element.type, filters))}
    />
  );
}
