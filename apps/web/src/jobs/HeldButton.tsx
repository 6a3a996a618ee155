import { Button, type ButtonProps } from "@blueprintjs/core";

export interface HeldButtonProps extends Omit<ButtonProps, "disabled" | "loading" | "onClick"> {
  /** It cannot be pressed now. Why, the words beside it say. */
  readonly isHeld: boolean;
  readonly onClick: () => void;
}

/** A button that keeps the focus of whoever pressed it while it cannot be pressed again. */
export function HeldButton({ isHeld, onClick, ...button }: HeldButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={isHeld || undefined}
      className={isHeld ? "sb-blocked" : ""}
      onClick={() => {
        if (!isHeld) onClick();
      }}
    />
  );
}
