import { useOverflows } from "@stopbank/ui/use-overflows";
import { useRef } from "react";

/** Figures as they are shown: the first column names the row, the others are numbers. */
export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function DataTable({ caption, columns, rows }: TableData & { readonly caption: string }) {
  const box = useRef<HTMLDivElement>(null);
  const reachable = useOverflows(box) ? { tabIndex: 0, role: "group", "aria-label": caption } : {};
  return (
    <div ref={box} className="sb-chart-table" {...reachable}>
      <table>
        <caption className="sb-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, row: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Two rows may have the same name: they are told apart by which of them it is. */
function keyed(rows: TableData["rows"]) {
  const countOfKey = new Map<string | undefined, number>();
  return rows.map((row) => {
    const nth = (countOfKey.get(row[0]) ?? 0) + 1;
    countOfKey.set(row[0], nth);
    return { key: `${row[0]} ${nth}`, row };
  });
}
