import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { type ReactNode, useId, useState } from "react";
import { RemoveButton } from "./RemoveButton.tsx";

export interface FoldedEntryProps {
  /** What it is, and which: "Hazard 2.1". */
  readonly title: string;
  /** What it is called; one without a name is open from the start. */
  readonly name: string;
  readonly children: ReactNode;
  /** Undefined for the last of those of which there has to be one. */
  readonly onRemove: (() => void) | undefined;
}

/** One of many things that settings hold, under its name, which opens and closes its fields. */
export function FoldedEntry({ title, name, children, onRemove }: FoldedEntryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(name === "");
  return (
    <fieldset aria-labelledby={id} className="admin-folded">
      <button
        aria-expanded={isOpen}
        className="admin-fold"
        id={id}
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        {isOpen ? <ChevronDownIcon aria-hidden="true" /> : <ChevronRightIcon aria-hidden="true" />}
        <span className="sb-muted">{title}</span>
        <strong>{name}</strong>
      </button>
      {isOpen && (
        <>
          {children}
          <RemoveButton
            onRemove={
              onRemove &&
              (() => {
                // What comes after it takes its place, and was not opened.
                setOpen(false);
                onRemove();
              })
            }
            text={`Remove ${title.toLowerCase()}`}
          />
        </>
      )}
    </fieldset>
  );
}
