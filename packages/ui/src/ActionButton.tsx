import type { PopoverNextPlacement } from "@blueprintjs/core";
import { Button, type ButtonProps } from "@blueprintjs/core";
import type { MouseEvent } from "react";
import { Tooltip } from "./Tooltip.tsx";

export interface ActionButtonProps extends Omit<ButtonProps, "disabled"> {
  /** Why it cannot be pressed now. It stays in reach of hover and focus, so that everyone can learn why. */
  readonly blockedBy?: string | undefined;
  /** Shown on hover and focus while it can be pressed. */
  readonly tooltip?: string | undefined;
  readonly tooltipPlacement?: PopoverNextPlacement;
}

/** A button that says what it does, and why when it cannot be pressed. */
export function ActionButton({
  blockedBy,
  tooltip,
  tooltipPlacement = "top",
  onClick,
  className = "",
  ...button
}: ActionButtonProps) {
  const isBlocked = blockedBy !== undefined;
  return (
    <Tooltip content={blockedBy ?? tooltip} fill={button.fill ?? false} placement={tooltipPlacement}>
      <Button
        {...button}
        aria-disabled={isBlocked || undefined}
        className={isBlocked ? `${className} sb-blocked` : className}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (isBlocked) event.preventDefault();
          else onClick?.(event as never);
        }}
      />
    </Tooltip>
  );
}
