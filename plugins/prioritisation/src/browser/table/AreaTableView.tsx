import { Button } from "@blueprintjs/core";
import { formatCount } from "@stopbank/numbers";
import { Fragment, type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { AreaSort, SortColumn } from "../../domain/choice/priorityChoice.ts";
import type { AreaRow } from "../../domain/ranking/areaRows.ts";
import { AreaRowView, type AreaRowViewProps } from "./AreaRowView.tsx";
import { GapView } from "./GapView.tsx";
import { type RowInView, useRowsInView } from "./useRowsInView.ts";

export interface AreaTableViewProps {
  /** In the order of the table; those beyond the first few are listed when it is asked for. */
  readonly rows: readonly AreaRow[];
  /** What the areas are: "Suburbs". */
  readonly areas: string;
  readonly sort: AreaSort;
  /** The id of the selected area. */
  readonly selected: string | undefined;
  readonly listsAll: boolean;
  /** How firm ranks are is still worked out; `failed` where it could not be. */
  readonly bands: "ready" | "loading" | "failed";
  /** Of how many weightings firmness is told; undefined until that is known. */
  readonly note: string | undefined;
  readonly onSort: (column: SortColumn) => void;
  readonly onChoose: (area: string) => void;
  readonly onListAll: (all: boolean) => void;
}

/** So many areas are listed at first. */
const fewRows = 10;

const columns: readonly { readonly column: SortColumn; readonly label: string }[] = [
  { column: "area", label: "Adaptation area" },
  { column: "priority", label: "Priority" },
  { column: "stability", label: "Rank, whatever you value" },
  { column: "unknown", label: "Not assessed" },
];

/** Areas with their priorities: each selects its area, by the pointer anywhere in its row and by the keyboard (PRI-09). */
export function AreaTableView(props: AreaTableViewProps) {
  const { rows, areas, sort, selected, listsAll, bands, note, onSort, onChoose, onListAll } = props;
  const shown = listsAll ? rows : rows.slice(0, fewRows);
  const beyond = listsAll ? undefined : rows.slice(fewRows).find(({ area }) => area === selected);
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<string>();
  const ids = useMemo(() => shown.map(({ area }) => area), [shown]);
  const inView = useRowsInView(body, ids, focused);
  const row = (each: AreaRow, inLong?: Pick<AreaRowViewProps, "at" | "onFocus" | "ref">) => (
    <AreaRowView
      key={each.area}
      row={each}
      bands={bands}
      isSelected={each.area === selected}
      onChoose={onChoose}
      {...inLong}
    />
  );
  const longRow = ({ at, gapPx }: RowInView) => {
    const each = shown[at];
    if (each === undefined) return null;
    return (
      <Fragment key={each.area}>
        <GapView px={gapPx} />
        {row(each, { at, onFocus: setFocused, ref: inView?.measure })}
      </Fragment>
    );
  };
  return (
    <>
      <table
        className={inView === undefined ? "priority-areas" : "priority-areas priority-areas-long"}
        aria-rowcount={inView && rows.length + 1}
        onKeyDown={moveByArrow}
      >
        <caption className="sb-visually-hidden">{areas} by priority</caption>
        <thead>
          <tr aria-rowindex={inView && 1}>
            {columns.map(({ column, label }) => (
              <th
                key={column}
                scope="col"
                aria-sort={sort.column !== column ? "none" : sort.isDescending ? "descending" : "ascending"}
              >
                <button type="button" onClick={() => onSort(column)}>
                  {label}
                  <i aria-hidden="true" className="priority-sort" />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onBlur={() => setFocused(undefined)}>
          {inView === undefined ? shown.map((each) => row(each)) : inView.rows.map(longRow)}
          {inView !== undefined && <GapView px={inView.restPx} />}
        </tbody>
        {beyond !== undefined && <tbody className="priority-areas-beyond">{row(beyond)}</tbody>}
      </table>
      {rows.length > fewRows && (
        <Button
          onClick={() => onListAll(!listsAll)}
          size="small"
          text={listsAll ? `Show the first ${fewRows}` : `Show all ${formatCount(rows.length)}`}
          variant="outlined"
        />
      )}
      {note !== undefined && <p className="sb-muted priority-note">{note}</p>}
    </>
  );
}

/** Up and down go from row to row, as in a list. */
function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody button")];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + step];
  if (!buttons.includes(document.activeElement as HTMLElement) || next === undefined) return;
  event.preventDefault();
  next.focus();
}
