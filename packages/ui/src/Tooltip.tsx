import { PopoverInteractionKind, PopoverNext, type PopoverNextPlacement } from "@blueprintjs/core";
import { cloneElement, type ReactElement, type ReactNode, useId, useState } from "react";

export const tooltipDelayMs = { enter: 300, leave: 200 } as const;
/** Over a map, where the pointer crosses many things on its way. */
export const mapTooltipDelayMs = { enter: 400, leave: 200 } as const;

export interface TooltipProps {
  readonly content: ReactNode;
  /** One element that takes focus. */
  readonly children: ReactElement<{ "aria-describedby"?: string | undefined }>;
  readonly placement?: PopoverNextPlacement;
  readonly delayMs?: { readonly enter: number; readonly leave: number };
  readonly disabled?: boolean;
  /** Takes the width of its container, as its child does. */
  readonly fill?: boolean;
}

/** Says more about an element on hover and on focus, and tells a screen reader the same. Escape closes it. */
export function Tooltip({
  content,
  children,
  placement = "top",
  delayMs = tooltipDelayMs,
  disabled = false,
  fill = false,
}: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (content === undefined || content === null || content === "") return children;
  const description = [children.props["aria-describedby"], isOpen ? id : undefined].filter(Boolean).join(" ");
  return (
    <PopoverNext
      animation="minimal"
      arrow={false}
      autoFocus={false}
      content={
        <div id={id} role="tooltip" className="sb-tooltip">
          {content}
        </div>
      }
      disabled={disabled}
      enforceFocus={false}
      fill={fill}
      hoverCloseDelay={delayMs.leave}
      hoverOpenDelay={delayMs.enter}
      interactionKind={PopoverInteractionKind.HOVER_TARGET_ONLY}
      middleware={{ offset: { mainAxis: 6 } }}
      onClosed={() => setOpen(false)}
      onOpening={() => setOpen(true)}
      placement={placement}
      popoverClassName="sb-tooltip-popover"
      shouldReturnFocusOnClose={false}
      transitionDuration={100}
    >
      {cloneElement(children, { "aria-describedby": description === "" ? undefined : description })}
    </PopoverNext>
  );
}
