import { dividerReach } from "@stopbank/scene/compare";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from "react";
import { glyphs } from "../feature/glyphs.tsx";

export interface DividerViewProps {
  /** The share of what panels leave that is left of it. */
  readonly share: number;
  /** What each side shows. */
  readonly left: string;
  readonly right: string;
  /** While it is dragged; the last goes to `onMove` too. */
  readonly onDrag: (share: number) => void;
  readonly onMove: (share: number) => void;
}

const stepOf: Readonly<Record<string, number>> = {
  ArrowLeft: -0.02,
  ArrowDown: -0.02,
  ArrowRight: 0.02,
  ArrowUp: 0.02,
  PageDown: -0.1,
  PageUp: 0.1,
  Home: -1,
  End: 1,
};

/** Parts the sides of a comparison: dragged by pointer or finger, moved by the keys of any slider. */
export function DividerView({ share, left, right, onDrag, onMove }: DividerViewProps) {
  const [isDragged, setDragged] = useState(false);
  const shareAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const room = currentTarget.parentElement ?? currentTarget;
    const { left: from, width } = room.getBoundingClientRect();
    const style = getComputedStyle(room);
    const [before, after] = ["--sb-map-left", "--sb-map-right"].map(
      (name) => Number.parseFloat(style.getPropertyValue(name)) || 0,
    ) as [number, number];
    return within((clientX - from - before) / Math.max(1, width - before - after));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(within(share + step));
  };
  const percent = Math.round(share * 100);
  return (
    <div
      role="slider"
      tabIndex={0}
      className="sb-map-divider"
      style={{ "--sb-divider": share } as CSSProperties}
      aria-label="Divider between the sides"
      aria-orientation="horizontal"
      aria-valuemin={dividerReach.least * 100}
      aria-valuemax={dividerReach.most * 100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}% ${left}, ${100 - percent}% ${right}`}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={(event) => isDragged && onDrag(shareAt(event))}
      onPointerUp={(event) => {
        if (!isDragged) return;
        setDragged(false);
        onMove(shareAt(event));
      }}
      onPointerCancel={() => {
        setDragged(false);
        onMove(share);
      }}
    >
      <span className="sb-map-divider-grip">{glyphs.divider}</span>
    </div>
  );
}

const within = (share: number) => Math.min(dividerReach.most, Math.max(dividerReach.least, share));
