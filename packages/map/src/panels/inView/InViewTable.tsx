import { formatNumber } from "@stopbank/numbers";
import { useMemo, useState } from "react";
import type { DrawnItem } from "../../feature/mapFeature.ts";
import { InViewFilter } from "./InViewFilter.tsx";
import { InViewPages } from "./InViewPages.tsx";
import { choicesOf, type Listing, listed, type SortKey, sortKeys, usualListing } from "./listing.ts";
import { useKeptFocus } from "./useKeptFocus.ts";

const rowsPerPage = 100;
const headings: Record<SortKey, string> = { layer: "Layer", name: "Name", damage: "Damage state" };

export interface InViewTableProps {
  readonly found: readonly DrawnItem[];
}

/** What is drawn, as much of it and in what order a reader asks for, each to be chosen. */
export function InViewTable({ found }: InViewTableProps) {
  const [listing, setListing] = useState(usualListing);
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const choices = useMemo(() => choicesOf(found), [found]);
  const asked = within(listing, choices);
  const rows = useMemo(() => listed(found, asked), [found, asked]);
  // The map flies to what is chosen, and the list is another: its row stays before the reader.
  const pageOfChosen = useMemo(() => rows.findIndex(({ key }) => key === chosen), [rows, chosen]);
  const shown = Math.min(
    pageOfChosen < 0 ? page : Math.floor(pageOfChosen / rowsPerPage),
    Math.max(0, Math.ceil(rows.length / rowsPerPage) - 1),
  );
  const focus = useKeptFocus();
  if (found.length === 0) return <p>No elements are drawn here. Add an element layer or zoom in.</p>;
  const ask = (more: Partial<Listing>) => {
    setListing({ ...asked, ...more });
    goTo(0);
  };
  const goTo = (to: number) => {
    setChosen(undefined);
    setPage(to);
  };
  return (
    <>
      <InViewFilter listing={asked} {...choices} onChange={ask} />
      <p role="status">{countWords(rows.length, found.length)}</p>
      <div ref={focus} className="sb-in-view-rows">
        <table>
          <thead>
            <tr>
              {sortKeys.map((by) => (
                <th key={by} scope="col" aria-sort={sortOf(asked, by)}>
                  <button type="button" onClick={() => ask({ by, up: asked.by === by ? !asked.up : true })}>
                    {headings[by]}
                    {asked.by === by && (asked.up ? " ▲" : " ▼")}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(shown * rowsPerPage, (shown + 1) * rowsPerPage).map((item) => (
              <tr key={item.key} aria-current={item.key === chosen ? "true" : undefined}>
                <td>{item.layer}</td>
                <td>
                  <button
                    type="button"
                    data-key={item.key}
                    onClick={() => {
                      setChosen(item.key);
                      item.choose();
                    }}
                  >
                    {item.name === "" ? item.id : item.name}
                  </button>
                </td>
                <td>{item.status}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <InViewPages page={shown} rowsPerPage={rowsPerPage} count={rows.length} onPage={goTo} />
    </>
  );
}

/** A layer or state that is no longer drawn would leave nothing, with nothing to undo it by. */
const within = (listing: Listing, { layers, statuses }: ReturnType<typeof choicesOf>): Listing =>
  (listing.layer === "" || layers.includes(listing.layer)) &&
  (listing.status === "" || statuses.includes(listing.status))
    ? listing
    : {
        ...listing,
        layer: layers.includes(listing.layer) ? listing.layer : "",
        status: statuses.includes(listing.status) ? listing.status : "",
      };

const sortOf = ({ by, up }: Listing, key: SortKey) => (by !== key ? "none" : up ? "ascending" : "descending");

function countWords(count: number, of: number): string {
  const all = `${formatNumber(of)} ${of === 1 ? "element" : "elements"} drawn here`;
  return count === of ? `${all}.` : `${formatNumber(count)} of ${all}.`;
}
