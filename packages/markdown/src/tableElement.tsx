import type { Table, TableRow } from "mdast";
import type { ReactElement } from "react";
import type { Reading } from "./reading.ts";
import { TextTable } from "./TextTable.tsx";

/** A table; its first row is its head. */
export function tableElement(key: number, { align, children }: Table, reading: Reading): ReactElement {
  const cellsOf = ({ children: cells }: TableRow) => cells.map((cell) => reading.set(cell.children));
  const [head, ...body] = children.map(cellsOf);
  return <TextTable key={key} head={head} body={body} align={align ?? []} />;
}
