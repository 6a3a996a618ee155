import { Button } from "@blueprintjs/core";
import type { FilterableInformation } from "@stopbank/contract/layers";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import { useState } from "react";
import { AttributeField, type Lookup } from "./AttributeField.tsx";
import { appliedFilters, type Drafts } from "./attributeDraft.ts";

export interface AttributeFormProps {
  readonly information: readonly FilterableInformation[];
  readonly lookup: Loadable<Lookup>;
  /** What its fields begin with. */
  readonly applied: Drafts;
  readonly onApply: (filters: Drafts) => void;
}

/** A field for each attribute of a layer. Nothing narrows it before Apply. */
export function AttributeForm({ information, lookup, applied, onApply }: AttributeFormProps) {
  const [drafts, setDrafts] = useState<Drafts>(applied);
  return (
    <Loaded of={lookup} what="The filters could not be loaded" label="Loading filters">
      {(found) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onApply(appliedFilters(drafts, boundsOf(found)));
          }}
        >
          {information.map((one) => (
            <AttributeField
              key={one.key}
              information={one}
              lookup={found[one.key]}
              draft={drafts[one.key] ?? {}}
              onChange={(draft) => setDrafts({ ...drafts, [one.key]: draft })}
            />
          ))}
          <div className="map-page-attributes-actions">
            <Button intent="primary" size="small" text="Apply" type="submit" />
            <Button
              onClick={() => {
                setDrafts({});
                onApply({});
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
