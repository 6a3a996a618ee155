import { Button } from "@blueprintjs/core";
import { ChevronLeftIcon, ChevronRightIcon } from "@blueprintjs/icons";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId } from "react";
import { useWindowWidth } from "../useWindowWidth.ts";
import { clampWidth, widthAfterKey } from "./clampWidth.ts";
import { useRemembered } from "./useRemembered.ts";

export interface DockProps {
  readonly side: "left" | "right";
  /** Names the region, its separator and its buttons: "Layers and risk". */
  readonly label: string;
  readonly children: ReactNode;
  readonly isCollapsed: boolean;
  readonly onCollapse: (isCollapsed: boolean) => void;
  /** Remembered under this name. */
  readonly name: string;
  readonly defaultWidthPx: number;
  readonly minWidthPx?: number;
  /** Of the window's width, at most. */
  readonly maxShare?: number;
  /** How far it can be widened, for what else stands in the window; the least width goes before. */
  readonly widenToPx?: number;
}

/** A panel beside the map that the pointer or the arrow keys widen, and that folds to a strip. */
export function Dock({
  side,
  label,
  children,
  isCollapsed,
  onCollapse,
  name,
  defaultWidthPx,
  minWidthPx = 320,
  maxShare = 0.7,
  widenToPx = Number.POSITIVE_INFINITY,
}: DockProps) {
  const [width, setWidth] = useRemembered(`dock:${name}`, defaultWidthPx);
  const windowPx = useWindowWidth();
  const limits = { minPx: minWidthPx, maxPx: windowPx * maxShare };
  const widthPx = clampWidth(width, limits);
  const widened = { minPx: minWidthPx, maxPx: Math.max(minWidthPx, Math.min(limits.maxPx, widenToPx)) };
  const id = useId();
  const Chevron = (side === "left") === isCollapsed ? ChevronRightIcon : ChevronLeftIcon;

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box === undefined) return;
    setWidth(clampWidth(side === "left" ? event.clientX - box.left : box.right - event.clientX, widened));
  };
  const press = (event: KeyboardEvent) => {
    const next = widthAfterKey(event.key, widthPx, side, widened);
    if (next === undefined) return;
    event.preventDefault();
    setWidth(next);
  };

  return (
    <section
      aria-label={label}
      className={`sb-dock sb-dock-${side} ${isCollapsed ? "sb-dock-collapsed" : ""}`}
      style={isCollapsed ? undefined : { width: widthPx }}
    >
      <div className="sb-dock-body" hidden={isCollapsed} id={id}>
        {children}
      </div>
      {!isCollapsed && (
        <hr
          aria-controls={id}
          aria-label={`Width of ${label}`}
          aria-orientation="vertical"
          aria-valuemax={Math.round(widened.maxPx)}
          aria-valuemin={widened.minPx}
          aria-valuenow={widthPx}
          className="sb-dock-separator"
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          tabIndex={0}
        />
      )}
      <Button
        aria-controls={id}
        aria-expanded={!isCollapsed}
        aria-label={`${isCollapsed ? "Show" : "Hide"} ${label}`}
        className="sb-dock-toggle"
        icon={<Chevron />}
        onClick={() => onCollapse(!isCollapsed)}
      />
    </section>
  );
}
