import { useOverflows } from "@stopbank/ui/use-overflows";
import { type ReactNode, type Ref, useRef } from "react";

export interface ScrollableProps {
  /** What it is, for whoever comes to it by keyboard. */
  readonly label: string;
  readonly as?: "div" | "pre";
  readonly className?: string;
  readonly children: ReactNode;
}

/** What may be wider than the text it stands in: it scrolls by itself, and where it does the keyboard comes to it. */
export function Scrollable({ label, as: Around = "div", className, children }: ScrollableProps) {
  const box = useRef<HTMLElement>(null);
  const reachable = useOverflows(box) ? { tabIndex: 0, role: "group", "aria-label": label } : {};
  return (
    <Around ref={box as Ref<never>} className={className} {...reachable}>
      {children}
    </Around>
  );
}
