import type { StateWords } from "@stopbank/map-page/state-words";
import { formatCount, none } from "@stopbank/numbers";
import type { RegionRows } from "../../domain/report/regionRows.ts";
import { type Counted, cellOfCounted } from "../../domain/summary/matrixCell.ts";

export interface LayerOfRegions extends RegionRows {
  readonly type: string;
  readonly name: string;
  readonly words: StateWords;
  readonly hazards: readonly { readonly key: string; readonly name: string }[];
  /** Of each hazard, everywhere that was asked. */
  readonly whole: readonly (Counted | undefined)[];
}

/** So many hazards stand side by side; more of them follow in tables of their own. */
const sideBySide = 4;

/** One element layer by region. */
export function RegionTables(layer: LayerOfRegions) {
  const { name, hazards } = layer;
  const starts = hazards.flatMap((_, at) => (at % sideBySide === 0 ? [at] : []));
  return (
    <section>
      <h3>{name}</h3>
      {starts.map((from) => (
        <Table key={from} {...layer} from={from} until={Math.min(hazards.length, from + sideBySide)} />
      ))}
    </section>
  );
}

interface TableProps extends LayerOfRegions {
  readonly from: number;
  readonly until: number;
}

function Table({ name, words, hazards, shown, others, outside, whole, from, until }: TableProps) {
  const row = (key: string, title: string, of: readonly (Counted | undefined)[]) => (
    <tr key={key}>
      <th scope="row">{title}</th>
      {hazards.slice(from, until).map((hazard, at) => (
        <td key={hazard.key}>
          <Cell of={of[from + at]} words={words} />
        </td>
      ))}
    </tr>
  );
  return (
    <table className="paper-table paper-table-even">
      <caption>{`${name} ${words.exposed}, by region`}</caption>
      <thead>
        <tr>
          <th scope="col">Region</th>
          {hazards.slice(from, until).map(({ key, name: hazard }) => (
            <th key={key} scope="col">
              {hazard}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ region, name: called, of }) => row(region, called, of))}
        {others !== undefined &&
          row(
            "others",
            `${formatCount(others.count)} other ${others.count === 1 ? "region" : "regions"}`,
            others.of,
          )}
        {outside !== undefined && row("outside", "In none of these regions", outside)}
      </tbody>
      <tbody className="paper-table-sum">{row("whole", "Together", whole)}</tbody>
    </table>
  );
}

function Cell({ of, words }: { readonly of: Counted | undefined; readonly words: StateWords }) {
  if (of === undefined) return none;
  const { figure, share, notAssessed } = cellOfCounted(of, words);
  return (
    <>
      {share === undefined ? figure : `${figure} (${share})`}
      {notAssessed !== undefined && <small>{notAssessed}</small>}
    </>
  );
}
