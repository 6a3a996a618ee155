import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { type ReactNode, useState } from "react";

export interface MoreViewProps {
  readonly title: string;
  readonly startsOpen?: boolean;
  /** Drawn, and so asked for, while it is open only. */
  readonly children: ReactNode;
}

/** A detail that opens and closes. */
export function MoreView({ title, startsOpen = false, children }: MoreViewProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div className="risk-more">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <ChevronDownIcon aria-hidden="true" /> : <ChevronRightIcon aria-hidden="true" />}
        {title}
      </button>
      {isOpen && children}
    </div>
  );
}
