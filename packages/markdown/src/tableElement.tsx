import type { Table, TableRow } from "mdast";
import type { ReactElement } from "react";
import type { Reading } from "./reading.ts";

/** A table with its head; a cell stands as its column's line of dashes says. */
export function tableElement(key: number, { align, children }: Table, reading: Reading): ReactElement {
  const [head, ...body] = children;
  const row = ({ children: cells }: TableRow, at: number, Cell: "th" | "td") => (
    <tr key={at}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name and never moves.
        <Cell key={column} style={{ textAlign: align?.[column] ?? undefined }}>
          {reading.set(cell.children)}
        </Cell>
      ))}
    </tr>
  );
  return (
    <div key={key} className="sb-markdown-table">
      <table>
        <thead>{head === undefined ? null : row(head, 0, "th")}</thead>
        <tbody>{body.map((each, at) => row(each, at, "td"))}</tbody>
      </table>
    </div>
  );
}
