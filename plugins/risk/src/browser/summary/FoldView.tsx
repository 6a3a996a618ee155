import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { type ReactNode, useId } from "react";

/** A section that opens and closes. */
export interface Folding {
  /** Of the button in its head: what leads there puts the focus on it. */
  readonly foldId: string;
  readonly isOpen: boolean;
  /** Stands in its head while it is closed: "45, 50%". */
  readonly short: string | undefined;
  readonly onToggle: () => void;
}

export interface FoldViewProps extends Folding {
  readonly className: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Why it is there: "from this element". */
  readonly origin?: string | undefined;
  /** Drawn, and so asked for, while it is open only. */
  readonly children: ReactNode;
}

/** One section of the summary under its name, which opens and closes it. */
export function FoldView({
  foldId,
  isOpen,
  short,
  onToggle,
  className,
  title,
  detail,
  origin,
  children,
}: FoldViewProps) {
  const id = useId();
  return (
    <section className={`risk-hazard ${className}`} aria-labelledby={id}>
      <h3 id={id}>
        <button type="button" id={foldId} className="risk-fold" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <ChevronDownIcon aria-hidden="true" /> : <ChevronRightIcon aria-hidden="true" />}
          <span>
            {title}
            {detail !== undefined && <small>{detail}</small>}
            {origin !== undefined && <small>{origin}</small>}
          </span>
          {!isOpen && short !== undefined && <span className="risk-fold-short">{short}</span>}
        </button>
      </h3>
      {isOpen && children}
    </section>
  );
}
