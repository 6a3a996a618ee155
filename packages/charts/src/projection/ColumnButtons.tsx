import { type KeyboardEvent, useRef, useState } from "react";
import { tooltipOf } from "../uncertainty.ts";
import type { ProjectionPlotProps } from "./ProjectionPlot.tsx";

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** One tab stop for all columns: the arrow keys move between them, Enter chooses one. */
export function ColumnButtons({
  title,
  columns,
  current,
  pointed,
  placePx,
  chooseLabel,
  onPoint,
  onChoose,
}: ProjectionPlotProps & { readonly placePx: number }) {
  const [focused, setFocused] = useState<number>();
  const group = useRef<HTMLDivElement>(null);
  const stop = Math.min(focused ?? current ?? 0, columns.length - 1);
  const move = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(stop, columns.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div
      ref={group}
      role="toolbar"
      aria-label={`${title}: columns`}
      className="sb-projection-columns"
      onKeyDown={move}
      onPointerLeave={() => onPoint(undefined)}
    >
      {columns.map(({ label, said, blank, uncertainty }, index) => (
        <button
          key={label}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-label={`${label}: ${said}. ${index === current ? "On the map now" : `Press to ${chooseLabel}`}`}
          aria-pressed={index === current}
          data-pointed={index === pointed || undefined}
          style={{ width: placePx }}
          title={tooltipOf(uncertainty)}
          onFocus={() => {
            setFocused(index);
            onPoint(index);
          }}
          onBlur={() => onPoint(undefined)}
          onPointerEnter={() => onPoint(index)}
          onClick={() => onChoose(index)}
        >
          {blank !== undefined && <i className="sb-projection-blank" data-blank={blank} />}
        </button>
      ))}
    </div>
  );
}
