import { formatNumber } from "@stopbank/numbers";
import { useState } from "react";
import type { DrawnItem } from "../feature/mapFeature.ts";

const most = 100;
type SortKey = "type" | "name" | "damage";

export interface InViewTableProps {
  readonly found: readonly DrawnItem[];
}

/** What is drawn, in an order of the reader's, each to be chosen. */
export function InViewTable({ found }: InViewTableProps) {
  const [sort, setSort] = useState<{ by: SortKey; up: boolean }>({ by: "type", up: true });
  const byText = (text: (item: DrawnItem) => string) => (a: DrawnItem, b: DrawnItem) =>
    text(a).localeCompare(text(b), "en-NZ", { numeric: true });
  const compare = {
    type: byText((item) => item.layer),
    name: byText((item) => item.name),
    damage: (a: DrawnItem, b: DrawnItem) => a.rank - b.rank,
  } satisfies Record<SortKey, unknown>;
  const sorted = found.toSorted((a, b) => compare[sort.by](a, b) * (sort.up ? 1 : -1));
  if (found.length === 0) return <p>No elements are drawn here. Add an element layer or zoom in.</p>;
  const heading = (by: SortKey, text: string) => (
    <th scope="col" aria-sort={sort.by !== by ? "none" : sort.up ? "ascending" : "descending"}>
      <button type="button" onClick={() => setSort({ by, up: sort.by === by ? !sort.up : true })}>
        {text}
        {sort.by === by ? (sort.up ? " ▲" : " ▼") : ""}
      </button>
    </th>
  );
  return (
    <>
      <p role="status">
        {found.length > most
          ? `${most} of ${formatNumber(found.length)} elements drawn here; zoom in to list the others.`
          : `${found.length} ${found.length === 1 ? "element" : "elements"} drawn here.`}
      </p>
      <table>
        <thead>
          <tr>
            {heading("type", "Layer")}
            {heading("name", "Name")}
            {heading("damage", "Damage state")}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, most).map((item) => (
            <tr key={item.key}>
              <td>{item.layer}</td>
              <td>
                <button type="button" onClick={item.choose}>
                  {item.name === "" ? item.id : item.name}
                </button>
              </td>
              <td>{item.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
