import { type ReactNode, useId } from "react";
import { RemoveButton } from "./RemoveButton.tsx";

export interface EntryViewProps {
  /** What it is, and which: "Value set 2". */
  readonly title: string;
  readonly children: ReactNode;
  /** Undefined for the last of those of which there has to be one. */
  readonly onRemove: (() => void) | undefined;
}

/** One of several things that settings hold, with its fields, to be removed. */
export function EntryView({ title, children, onRemove }: EntryViewProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id}>{title}</legend>
      {children}
      <RemoveButton onRemove={onRemove} text={`Remove ${title.toLowerCase()}`} />
    </fieldset>
  );
}
