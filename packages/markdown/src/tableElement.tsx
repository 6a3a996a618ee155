import type { Table, TableRow } from "mdast";
import type { ReactNode } from "react";
import type { Reading } from "./reading.ts";
import { TextTable } from "./TextTable.tsx";

/** A table; its first row is its head. */
export function tableElement(key: number, { align, children }: Table, reading: Reading): ReactNode {
  const cellsOf = ({ children: cells }: TableRow) => cells.map((cell) => reading.set(cell.children));
  const [head, ...body] = children.map(cellsOf);
  const table = { head, body, align: align ?? [] };
  return reading.rich()?.table(key, table) ?? <TextTable key={key} {...table} />;
}
