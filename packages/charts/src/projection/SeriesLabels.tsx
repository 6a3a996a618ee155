import { middlesOf, type ProjectionColumn, type ProjectionSeries } from "./columns.ts";
import { marginPx } from "./projectionSize.ts";
import { spreadLabels } from "./spreadLabels.ts";

export interface SeriesLabelsProps {
  readonly series: readonly ProjectionSeries[];
  readonly columns: readonly ProjectionColumn[];
  readonly heightPx: number;
  /** At the top of the axis. */
  readonly greatest: number;
}

const linePx = 16;

/** The name of each class, as near as can be to its part of the last column. */
export function SeriesLabels({ series, columns, heightPx, greatest }: SeriesLabelsProps) {
  const last = columns.at(-1);
  if (last === undefined) return null;
  const bottom = heightPx - marginPx.bottom;
  const perUnit = (bottom - marginPx.top) / greatest;
  // From the top down, as they stand in the stack.
  const places = spreadLabels(
    middlesOf(last)
      .map((middle) => bottom - middle * perUnit)
      .toReversed(),
    linePx,
    marginPx.top,
    bottom - linePx / 2,
  );
  return series.toReversed().map(({ key, label, colour }, index) => (
    <span
      key={key}
      aria-hidden="true"
      className="sb-projection-label"
      style={{ top: (places[index] ?? bottom) - linePx / 2, width: marginPx.right }}
    >
      <i style={{ background: colour }} />
      {label}
    </span>
  ));
}
