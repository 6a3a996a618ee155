import { Button, Collapse } from "@blueprintjs/core";
import { ChevronDownIcon, ChevronRightIcon, FilterIcon } from "@blueprintjs/icons";
import type { ElementLayer } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { setFilters } from "@stopbank/scene/filtering";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import { useId, useState } from "react";
import useSWR from "swr";
import { useMapPage, useScene } from "../page/mapPageContext.ts";
import { AttributeField, type Lookup } from "./AttributeField.tsx";
import { appliedFilters, type Drafts, lookupQuery } from "./attributeDraft.ts";

/** Narrow a layer by what is known of its elements. Edited here, and applied only with Apply. */
export function AttributeFilters({ element }: { readonly element: ElementLayer }) {
  const applied = useScene().filters[element.type] ?? none;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = Object.keys(applied).length;
  return (
    <div className="map-page-attributes">
      <button
        type="button"
        className="map-page-attributes-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ChevronDownIcon size={12} aria-hidden /> : <ChevronRightIcon size={12} aria-hidden />}
        <FilterIcon size={12} aria-hidden />
        {count === 0 ? "Attribute filters" : `Attribute filters (${count})`}
      </button>
      <Collapse isOpen={isOpen} transitionDuration={160}>
        <div id={id}>
          <Fields element={element} applied={applied} key={JSON.stringify(applied)} />
        </div>
      </Collapse>
    </div>
  );
}

const none: Drafts = {};

function Fields({ element, applied }: { readonly element: ElementLayer; readonly applied: Drafts }) {
  const call = useCall();
  const { name } = useClient();
  const { store } = useMapPage();
  const [drafts, setDrafts] = useState<Drafts>(applied);
  const query = lookupQuery(element.filterable_information);
  const lookup = toLoadable(
    useSWR<Lookup>([name, "attributes", element.type], () =>
      call(routes.attributeLookup, { params: { type: element.type }, query }),
    ),
  );
  return (
    <Loaded of={lookup} what="The filters could not be loaded" label="Loading filters">
      {(found) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            store.apply(setFilters(element.type, appliedFilters(drafts, boundsOf(found))));
          }}
        >
          {element.filterable_information.map((information) => (
            <AttributeField
              key={information.key}
              information={information}
              lookup={found[information.key]}
              draft={drafts[information.key] ?? {}}
              onChange={(draft) => setDrafts({ ...drafts, [information.key]: draft })}
            />
          ))}
          <div className="map-page-attributes-actions">
            <Button intent="primary" size="small" text="Apply" type="submit" />
            <Button
              onClick={() => {
                setDrafts({});
                store.apply(setFilters(element.type, {}));
              }}
              size="small"
              text="Clear Filters"
              variant="minimal"
            />
          </div>
        </form>
      )}
    </Loaded>
  );
}

const boundsOf = (lookup: Lookup): Record<string, [number, number]> =>
  Object.fromEntries(
    Object.entries(lookup).flatMap(([key, [least, greatest]]) =>
      typeof least === "number" && typeof greatest === "number" ? [[key, [least, greatest]]] : [],
    ),
  );
