import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { type ReactNode, useId } from "react";

export interface FoldViewProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Of the button in its head, for whoever leads the focus there. */
  readonly buttonId?: string;
  /** Drawn, and so asked for, while it is open only. */
  readonly children: ReactNode;
}

/** A panel under its name, which opens and closes it. */
export function FoldView({ title, isOpen, onToggle, buttonId, children }: FoldViewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sb-card admin-panel">
      <h2 id={id}>
        <button aria-expanded={isOpen} className="admin-fold" id={buttonId} onClick={onToggle} type="button">
          {isOpen ? <ChevronDownIcon aria-hidden="true" /> : <ChevronRightIcon aria-hidden="true" />}
          {title}
        </button>
      </h2>
      {isOpen && children}
    </section>
  );
}
