import type { ProjectionColumn } from "@stopbank/charts/projection-columns";
import type { ProjectedRiskRow } from "@stopbank/contract/projections";

export interface NothingReachedProps {
  readonly rows: readonly Pick<ProjectedRiskRow, "exposed_count" | "not_assessed_count">[];
  /** The parameter that they are along: "Sea level rise". */
  readonly along: string;
  readonly columns: readonly Pick<ProjectionColumn, "label">[];
  /** What is held still and left out, as the chart would say it. */
  readonly note: string | undefined;
  /** "exposed", "out" */
  readonly exposed: string;
}

/**
 * In place of a chart whose columns are all empty: `Sea level rise from 0 m to 2 m: none exposed`. Paper has no use for one, which a
 * screen shows for what else can be chosen beside it.
 *
 * @returns undefined where something is reached, and where more are not assessed at one value than at another, which the
 *   note does not say and the chart does.
 */
export function nothingReached({
  rows,
  along,
  columns,
  note,
  exposed,
}: NothingReachedProps): string | undefined {
  const [first] = columns;
  const last = columns.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isSomeReached = rows.some(({ exposed_count }) => exposed_count > 0);
  const missed = new Set(rows.map(({ not_assessed_count }) => not_assessed_count));
  if (isSomeReached || missed.size > 1) return undefined;
  const values = first === last ? first.label : `from ${first.label} to ${last.label}`;
  const said = `${along} ${values}: none ${exposed}`;
  return note === undefined ? said : `${said}. ${note.replace(/\.$/, "")}`;
}
