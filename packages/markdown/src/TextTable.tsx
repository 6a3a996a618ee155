import type { AlignType } from "mdast";
import type { ReactNode } from "react";
import { Scrollable } from "./Scrollable.tsx";

type Row = readonly ReactNode[];

export interface TextTableProps {
  /** Undefined for a table without any row. */
  readonly head: Row | undefined;
  readonly body: readonly Row[];
  /** How a column's cells stand, by its line of dashes. */
  readonly align: readonly AlignType[];
}

/** A table of a text with its head; a wide one is scrolled by itself. */
export function TextTable({ head, body, align }: TextTableProps) {
  const row = (cells: Row, at: number, Cell: "th" | "td") => (
    <tr key={at}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name and never moves.
        <Cell key={column} style={{ textAlign: align[column] ?? undefined }}>
          {cell}
        </Cell>
      ))}
    </tr>
  );
  return (
    <Scrollable label="Table" className="sb-markdown-table">
      <table>
        <thead>{head === undefined ? null : row(head, 0, "th")}</thead>
        <tbody>{body.map((each, at) => row(each, at, "td"))}</tbody>
      </table>
    </Scrollable>
  );
}
