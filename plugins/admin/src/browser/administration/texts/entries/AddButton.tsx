import { ActionButton } from "@stopbank/ui/action-button";
import { type ReactNode, useEffect, useRef } from "react";

export interface AddButtonProps {
  readonly text: string;
  /** What there is already. */
  readonly children: readonly ReactNode[];
  /** Why there can be no more of them. */
  readonly blockedBy?: string | undefined;
  readonly onAdd: () => void;
}

/** Things of one kind, and another to add; who has removed one goes on from here. */
export function AddButton({ text, children, blockedBy, onAdd }: AddButtonProps) {
  const add = useRef<HTMLDivElement>(null);
  const before = useRef(children.length);
  useEffect(() => {
    if (children.length < before.current) add.current?.querySelector("button")?.focus();
    before.current = children.length;
  }, [children.length]);
  return (
    <>
      {children}
      <div ref={add}>
        <ActionButton blockedBy={blockedBy} onClick={onAdd} text={text} variant="outlined" />
      </div>
    </>
  );
}
