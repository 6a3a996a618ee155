import { Collapse } from "@blueprintjs/core";
import { ChevronDownIcon, ChevronRightIcon, FilterIcon } from "@blueprintjs/icons";
import { type ReactNode, useId, useState } from "react";

export interface FiltersFoldProps {
  /** How many filters are applied. */
  readonly count: number;
  /** There only while it is open. */
  readonly children: ReactNode;
}

/** The attribute filters of a layer, folded away until somebody asks for them. */
export function FiltersFold({ count, children }: FiltersFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
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
        <div id={id}>{children}</div>
      </Collapse>
    </div>
  );
}
