import { ChartCard } from "@stopbank/charts/chart-card";
import { formatCount } from "@stopbank/numbers";
import { formatDate } from "@stopbank/ui/dates";

export interface WeekColumnsProps {
  readonly title: string;
  /** By which rule it is counted. */
  readonly note: string;
  /** The Mondays, oldest first; the last week is under way. */
  readonly weeks: readonly string[];
  readonly counts: readonly number[];
}

const weekOf = (monday: string) => formatDate(new Date(`${monday}T12:00:00`));

/** A column a week from a zero baseline, the week under way paler, since it will grow. */
export function WeekColumns({ title, note, weeks, counts }: WeekColumnsProps) {
  const greatest = Math.max(...counts, 0);
  const inAll = counts.reduce((sum, count) => sum + count, 0);
  const table = {
    columns: ["Week from", title],
    rows: weeks.map((week, at) => [weekOf(week), formatCount(counts[at])]).reverse(),
  };
  const [first = "", last = ""] = [weeks[0], weeks.at(-1)];
  return (
    <ChartCard note={note} table={table} title={title}>
      {inAll === 0 ? (
        <p className="sb-muted">None in these weeks.</p>
      ) : (
        <>
          <p className="admin-weeks-sum">
            <strong>{formatCount(inAll)}</strong> in {weeks.length} weeks, {formatCount(greatest)} at most in
            one
          </p>
          <div
            aria-label={`${title}: ${formatCount(inAll)} in ${weeks.length} weeks, ${formatCount(greatest)} at most in one. The Table button shows every figure.`}
            className="admin-weeks"
            role="img"
          >
            {weeks.map((week, at) => (
              <span
                className={at === weeks.length - 1 ? "admin-week admin-week-open" : "admin-week"}
                key={week}
                title={`Week from ${weekOf(week)}: ${formatCount(counts[at])}${at === weeks.length - 1 ? ", and it is not over" : ""}`}
              >
                <i style={{ height: `${(100 * (counts[at] ?? 0)) / Math.max(greatest, 1)}%` }} />
              </span>
            ))}
          </div>
          <p aria-hidden className="admin-weeks-ends sb-muted sb-small">
            <span>{weekOf(first)}</span>
            <span>week of {weekOf(last)}</span>
          </p>
        </>
      )}
    </ChartCard>
  );
}
