import { useEffect, useEffectEvent, useRef, useState } from "react";

export interface StepMark {
  readonly text: string;
  readonly isAvailable: boolean;
}

export interface StepSliderProps {
  readonly label: string;
  readonly marks: readonly StepMark[];
  readonly at: number;
  readonly onChange: (at: number) => void;
}

/** What is dragged settles this long before it is acted on. */
const debounceMs = 200;

/** A slider over values that stand apart. It snaps to the nearest that can be had; its marks can be clicked too. */
export function StepSlider({ label, marks, at, onChange }: StepSliderProps) {
  const [moved, setMoved] = useState<number>();
  const commit = useEffectEvent((to: number) => {
    setMoved(undefined);
    if (to !== at) onChange(to);
  });
  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => commit(moved), debounceMs);
    return () => clearTimeout(timer);
  }, [moved]);
  const leave = useRef<() => void>(undefined);
  leave.current = () => {
    if (moved !== undefined && moved !== at) onChange(moved);
  };
  // Who goes on to another tab at once has set it all the same.
  useEffect(() => () => leave.current?.(), []);
  const shown = moved ?? at;
  if (marks.every(({ isAvailable }) => !isAvailable))
    return <p className="sb-muted">No results found from current filter</p>;
  return (
    <div className="map-page-slider">
      <input
        type="range"
        min={0}
        max={marks.length - 1}
        step={1}
        value={shown}
        aria-label={label}
        aria-valuetext={marks[shown]?.text}
        onChange={({ currentTarget }) =>
          setMoved(nearestAvailable(marks, Number(currentTarget.value), shown))
        }
      />
      <div className="map-page-slider-marks">
        {marks.map(({ text, isAvailable }, index) => (
          <button
            key={text}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            disabled={!isAvailable}
            data-current={index === shown || undefined}
            style={{ left: `${marks.length > 1 ? (index / (marks.length - 1)) * 100 : 0}%` }}
            onClick={() => setMoved(index)}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The nearest mark that can be had; of two equally near ones, the one further along in the direction of the move. */
function nearestAvailable(marks: readonly StepMark[], wanted: number, from: number): number {
  const available = marks.flatMap(({ isAvailable }, index) => (isAvailable ? [index] : []));
  const forward = Math.sign(wanted - from);
  // An arrow key towards a gap has to cross it, or it would never arrive.
  const ahead = available.filter((index) => Math.sign(index - from) === forward);
  const pool = ahead.length > 0 ? ahead : available;
  return pool.reduce(
    (best, index) => (Math.abs(index - wanted) < Math.abs(best - wanted) ? index : best),
    pool[0] ?? from,
  );
}
