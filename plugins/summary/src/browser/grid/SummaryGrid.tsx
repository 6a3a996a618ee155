import "./grid.css";
import { Button, HotkeysProvider } from "@blueprintjs/core";
import {
  Cell,
  Column,
  ColumnHeaderCell,
  FocusMode,
  RenderMode,
  Table,
  TableLoadingOption,
} from "@blueprintjs/table";
import { type UIEvent, useMemo, useRef, useState } from "react";
import { cellNumber, cellShade, cellText, cellValue } from "../../domain/summaryCells.ts";
import { regionColumn } from "../../domain/summaryChoice.ts";
import { regionTitle } from "../../domain/summarySheet.ts";
import { shadeOf } from "./columnLook.ts";
import { columnWidth, gridPx } from "./columnWidths.ts";
import { GroupStrip } from "./GroupStrip.tsx";
import { RegionName } from "./RegionName.tsx";
import { SortButton } from "./SortButton.tsx";
import type { ShownSummary } from "./shownSummary.ts";

/** A summary as a grid: its regions stay while its columns scroll, columns are sorted, widened and copied. */
export function SummaryGrid(props: ShownSummary) {
  const { summary, groups, rows, choice, linkOf, onOpen, onPlain, onSort, isLoading } = props;
  const columns = useMemo(() => groups.flatMap((group) => group.columns), [groups]);
  const [widened, setWidened] = useState<Readonly<Record<string, number>>>({});
  const strip = useRef<HTMLDivElement>(null);
  const ids = [regionColumn, ...columns.map(({ id }) => id)];
  const widthsPx = [
    widened[regionColumn] ?? gridPx.region,
    ...columns.map((column) => widened[column.id] ?? columnWidth(summary, column, choice)),
  ];
  const valueAt = (row: number, column: number) =>
    cellValue(summary, rows[row]?.region ?? "", columns[column - 1]!, choice);
  const head = (label: string, column: string) => () => (
    <ColumnHeaderCell
      nameRenderer={() => <SortButton column={column} label={label} onSort={onSort} sort={choice.sort} />}
    />
  );
  const regionCell = (row: number) => {
    const shown = rows[row];
    return (
      <Cell className={lastClass(row, rows.length)} interactive truncated={false}>
        {shown && <RegionName linkOf={linkOf} onOpen={onOpen} row={shown} />}
      </Cell>
    );
  };
  const figureCell = (row: number, at: number) => {
    const column = columns[at - 1];
    if (column === undefined) return <Cell />;
    const shade = choice.isShaded ? cellShade(summary, rows[row]?.region ?? "", column, choice) : 0;
    return (
      <Cell
        className={`summary-figure ${lastClass(row, rows.length)}`}
        style={shadeOf(column.kind, shade)}
        truncated={false}
      >
        {cellText(valueAt(row, at))}
      </Cell>
    );
  };
  const copied = (row: number, column: number) =>
    column === 0 ? (rows[row]?.name ?? "") : String(cellNumber(valueAt(row, column)) ?? "");
  const isOverHead = useRef(false);
  /** The table's own part that scrolls: of its others only some go along. */
  const follow = ({ target, nativeEvent }: UIEvent) => {
    if (!(target instanceof Element) || !isInMain(target)) return;
    if (strip.current) strip.current.scrollLeft = target.scrollLeft;
    // After a turn of the wheel over titles or names the table lets the next scroll pass, and draws nothing of what came in sight.
    if (isOverHead.current && nativeEvent.isTrusted) {
      isOverHead.current = false;
      afterNextFrame(() => target.dispatchEvent(new Event("scroll")));
    }
  };
  const noteWheel = ({ target }: UIEvent) => {
    isOverHead.current = target instanceof Element && !isInMain(target);
  };
  return (
    <HotkeysProvider>
      <div className="summary-grid" onScrollCapture={follow} onWheelCapture={noteWheel} ref={makeScrollable}>
        {/* Blueprint's grid is for the mouse and the eye: whoever hears the page is led to the other. */}
        <div className="summary-to-plain">
          <Button onClick={onPlain} size="small" text="Show the figures as a table for screen readers" />
        </div>
        <GroupStrip groups={groups} strip={strip} widthsPx={widthsPx} />
        <div
          className="summary-grid-body"
          style={{ height: rows.length * gridPx.row + gridPx.head + gridPx.scrollBar }}
        >
          <Table
            cellRendererDependencies={[props, columns]}
            columnWidths={widthsPx}
            defaultRowHeight={gridPx.row}
            enableColumnReordering={false}
            enableRowHeader={false}
            enableRowResizing={false}
            focusMode={FocusMode.CELL}
            getCellClipboardData={copied}
            loadingOptions={isLoading ? [TableLoadingOption.CELLS] : []}
            minColumnWidth={gridPx.leastColumn}
            numFrozenColumns={1}
            numRows={rows.length}
            onColumnWidthChanged={(at, px) => {
              const id = ids[at];
              if (id !== undefined) setWidened({ ...widened, [id]: px });
            }}
            renderMode={RenderMode.NONE}
          >
            {[
              <Column
                cellRenderer={regionCell}
                columnHeaderCellRenderer={head(regionTitle, regionColumn)}
                id={regionColumn}
                key={regionColumn}
                name={regionTitle}
              />,
              ...columns.map(({ id, label }) => (
                <Column
                  cellRenderer={figureCell}
                  columnHeaderCellRenderer={head(label, id)}
                  id={id}
                  key={id}
                  name={label}
                />
              )),
            ]}
          </Table>
        </div>
      </div>
    </HotkeysProvider>
  );
}

/** The table looks at where it is scrolled to once a frame. */
const afterNextFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

const isInMain = (part: Element): boolean => part.closest(".bp6-table-quadrant-main") !== null;

/** Blueprint leaves the part that scrolls out of the keyboard's reach. */
function makeScrollable(grid: HTMLElement | null): void {
  const part = grid?.querySelector<HTMLElement>(
    ".bp6-table-quadrant-main > .bp6-table-quadrant-scroll-container",
  );
  if (part) part.tabIndex = 0;
}

const lastClass = (row: number, count: number) => (row === count - 1 ? "summary-all" : "");
