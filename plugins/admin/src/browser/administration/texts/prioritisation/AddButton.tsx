import { Button } from "@blueprintjs/core";
import { type ReactNode, useEffect, useRef } from "react";

export interface AddButtonProps {
  readonly text: string;
  /** What there is already. */
  readonly children: readonly ReactNode[];
  readonly isDisabled?: boolean;
  readonly onAdd: () => void;
}

/** Things of one kind, and another to add; who has removed one goes on from here. */
export function AddButton({ text, children, isDisabled = false, onAdd }: AddButtonProps) {
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(children.length);
  useEffect(() => {
    if (children.length < before.current) add.current?.focus();
    before.current = children.length;
  }, [children.length]);
  return (
    <>
      {children}
      <div>
        <Button disabled={isDisabled} onClick={onAdd} ref={add} text={text} variant="outlined" />
      </div>
    </>
  );
}
