import { formatCount, formatPercent, none } from "@stopbank/numbers";
import type { ReactNode } from "react";
import { RiskMark } from "../../browser/table/RiskMark.tsx";
import type { AreaRow } from "../../domain/ranking/areaRows.ts";

export interface AreasViewProps {
  /** What the areas are: "Suburbs". */
  readonly areas: string;
  readonly scenario: string;
  /** The selected area's name, whose row stands out. */
  readonly selected: string | undefined;
  /** In the order of their ranks. */
  readonly pages: readonly (readonly AreaRow[])[];
  /** The map. */
  readonly children: ReactNode;
}

/** The first page has the map and the first areas, those after it the others (PRI-17). */
export function AreasView({ areas, scenario, selected, pages, children }: AreasViewProps) {
  const [first = [], ...others] = pages;
  return (
    <>
      <section className="priority-paper-first">
        <h1>{areas} by priority</h1>
        <p>{`For ${scenario} scenario${selected === undefined ? "" : ` for ${selected}`}.`}</p>
        {children}
        <Table areas={areas} rows={first} selected={selected} />
      </section>
      {others.map((rows) => (
        <section className="paper-chapter" key={rows[0]?.area}>
          <Table areas={`${areas}, continued`} rows={rows} selected={selected} />
        </section>
      ))}
    </>
  );
}

interface TableProps {
  readonly areas: string;
  readonly rows: readonly AreaRow[];
  readonly selected: string | undefined;
}

const Table = ({ areas, rows, selected }: TableProps) => (
  <table className="paper-table priority-paper-areas">
    <caption>{areas}, the first to act on at the top</caption>
    <thead>
      <tr>
        <th scope="col">Rank</th>
        <th scope="col">Adaptation area</th>
        <th scope="col">Priority</th>
        <th scope="col">Ranks by other values</th>
        <th scope="col">How firm</th>
        <th scope="col">Not assessed</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ area, name, rank, risk, band, unknownShare }) => (
        <tr className={name === selected ? "priority-paper-selected" : undefined} key={area}>
          <td>{rank === undefined ? none : formatCount(rank)}</td>
          <th scope="row">{name}</th>
          <td>
            <RiskMark risk={risk} />
          </td>
          <td>
            {band === undefined
              ? none
              : band.best === band.worst
                ? formatCount(band.best)
                : `${formatCount(band.best)} to ${formatCount(band.worst)}`}
          </td>
          <td className="paper-words">{band?.shares ?? band?.words ?? ""}</td>
          <td>{formatPercent(unknownShare)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
