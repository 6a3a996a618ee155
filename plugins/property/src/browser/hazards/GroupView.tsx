import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { type ReactNode, useId, useState } from "react";

export interface GroupViewProps {
  readonly name: string;
  /** Its hazards, as items of a list. */
  readonly children: ReactNode;
}

/** A group of hazards that can be folded, open at first. */
export function GroupView({ name, children }: GroupViewProps) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <section className="property-group">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
          {name}
        </button>
      </h3>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </section>
  );
}
