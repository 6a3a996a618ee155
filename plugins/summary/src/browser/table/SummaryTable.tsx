import { Button } from "@blueprintjs/core";
import { Fragment, useState } from "react";
import { cellShade, cellText, cellValue } from "../../domain/summaryCells.ts";
import { regionColumn, type SummarySort } from "../../domain/summaryChoice.ts";
import type { SummaryRow } from "../../domain/summaryRows.ts";
import { regionTitle } from "../../domain/summarySheet.ts";
import { shadeOf } from "../grid/columnLook.ts";
import { RegionName } from "../grid/RegionName.tsx";
import { SortButton } from "../grid/SortButton.tsx";
import type { ShownSummary } from "../grid/shownSummary.ts";

export interface SummaryTableProps extends ShownSummary {
  readonly caption: string;
}

/** Rows drawn at a time: of every layer, some 10,000 cells. */
const rowsAPage = 100;

/** A summary as a table that screen readers read: the same figures, a page of regions at a time, with all of them below each. */
export function SummaryTable(props: SummaryTableProps) {
  const { caption, groups, rows, choice, onSort, isLoading } = props;
  const [page, setPage] = useState(0);
  const regions = rows.slice(0, -1);
  const pages = Math.max(1, Math.ceil(regions.length / rowsAPage));
  const at = Math.min(page, pages - 1);
  const shown = regions.slice(at * rowsAPage, (at + 1) * rowsAPage);
  const last = rows.at(-1);
  return (
    <div className="summary-plain" aria-busy={isLoading}>
      {pages > 1 && (
        <nav aria-label="Pages of the table" className="summary-pages">
          <Button disabled={at === 0} onClick={() => setPage(at - 1)} size="small" text="Previous" />
          <span role="status">
            Regions {at * rowsAPage + 1} to {at * rowsAPage + shown.length} of {regions.length}
          </span>
          <Button disabled={at === pages - 1} onClick={() => setPage(at + 1)} size="small" text="Next" />
        </nav>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard */}
      <section aria-label={caption} className="summary-plain-scroll" tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th {...sortedBy(choice.sort, regionColumn)} rowSpan={2} scope="col">
                <SortButton column={regionColumn} label={regionTitle} onSort={onSort} sort={choice.sort} />
              </th>
              {groups.map(({ layer, title, columns }) => (
                <th colSpan={columns.length} key={layer} scope="colgroup">
                  {title}
                </th>
              ))}
            </tr>
            <tr>
              {groups.map(({ layer, columns }) => (
                <Fragment key={layer}>
                  {columns.map(({ id, label }) => (
                    <th key={id} {...sortedBy(choice.sort, id)} scope="col">
                      <SortButton column={id} label={label} onSort={onSort} sort={choice.sort} />
                    </th>
                  ))}
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.region} {...props} row={row} />
            ))}
          </tbody>
          {last !== undefined && (
            <tfoot>
              <Row {...props} row={last} />
            </tfoot>
          )}
        </table>
      </section>
    </div>
  );
}

function Row({ summary, groups, choice, linkOf, onOpen, row }: ShownSummary & { readonly row: SummaryRow }) {
  const { region } = row;
  return (
    <tr>
      <th scope="row">
        <RegionName linkOf={linkOf} onOpen={onOpen} row={row} />
      </th>
      {groups
        .flatMap(({ columns }) => columns)
        .map((column) => (
          <td
            key={column.id}
            style={shadeOf(column.kind, choice.isShaded ? cellShade(summary, region, column, choice) : 0)}
          >
            {cellText(cellValue(summary, region, column, choice))}
          </td>
        ))}
    </tr>
  );
}

const sortedBy = (sort: SummarySort | undefined, column: string) =>
  sort?.column === column ? ({ "aria-sort": sort.isDescending ? "descending" : "ascending" } as const) : {};
