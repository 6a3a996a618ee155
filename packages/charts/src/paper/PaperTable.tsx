import type { TableData } from "../DataTable.tsx";

export interface PaperTableProps extends TableData {
  /** Of what it is, for who does not see where it stands. */
  readonly caption: string;
  /** Columns whose cells are words and not figures, by their place. */
  readonly words?: readonly number[];
}

/** A table of so few rows stays on one page. */
const fewRows = 14;
/** Of so few columns there is room for each figure on one line. */
const fewColumns = 5;

/** A table on paper: its head comes again on every page it goes on to. */
export const PaperTable = ({ caption, columns, rows, words = [] }: PaperTableProps) => (
  <table
    className={[
      "paper-table",
      ...(rows.length > fewRows ? [] : ["paper-whole"]),
      ...(columns.length > fewColumns ? [] : ["paper-table-figures"]),
    ].join(" ")}
  >
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column, at) => (
          <th className={classOf(at, words)} key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paper is set once, and two rows may be alike.
        <tr key={row}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td className={classOf(at + 1, words)} key={columns[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const classOf = (at: number, words: readonly number[]) => (words.includes(at) ? "paper-words" : undefined);
