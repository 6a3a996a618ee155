import { formatCount, none } from "@stopbank/numbers";
import type { MatrixCell } from "../../domain/summary/matrixCell.ts";

interface LayerOfRegions {
  readonly type: string;
  readonly name: string;
  readonly hazards: readonly { readonly key: string; readonly name: string }[];
  readonly regions: readonly {
    readonly region: string;
    readonly name: string;
    /** Of each hazard. */
    readonly cells: readonly (MatrixCell | undefined)[];
  }[];
}

export interface ByRegionViewProps {
  /** What the regions are: "Wards". */
  readonly title: string;
  /** How many regions there are, where that is more than a table is made of. */
  readonly tooMany: number | undefined;
  readonly most: number;
  readonly layers: readonly LayerOfRegions[];
}

/** So many hazards stand side by side; more of them follow in tables of their own. */
const sideBySide = 4;

/** What is exposed in each region, a table for each element layer. */
export function ByRegionView({ title, tooMany, most, layers }: ByRegionViewProps) {
  return (
    <section className="paper-chapter">
      <h2>By region</h2>
      {tooMany === undefined ? (
        <p>
          {`${title}. `}A region takes the elements whose anchor point lies in it, so all regions together are
          the whole. Shares are of what was assessed there.
        </p>
      ) : (
        <p>
          {`${title} has ${formatCount(tooMany)} regions. Figures by region are given for up to ${formatCount(most)}: choose those of interest on the map to have them listed.`}
        </p>
      )}
      {layers.map((layer) => (
        <OfLayer key={layer.type} {...layer} />
      ))}
    </section>
  );
}

function OfLayer({ name, hazards, regions }: LayerOfRegions) {
  const starts = hazards.flatMap((_, at) => (at % sideBySide === 0 ? [at] : []));
  return (
    <section>
      <h3>{name}</h3>
      {starts.map((from) => (
        <table className="paper-table" key={from}>
          <caption>{`${name} exposed, by region`}</caption>
          <thead>
            <tr>
              <th scope="col">Region</th>
              {hazards.slice(from, from + sideBySide).map(({ key, name: hazard }) => (
                <th key={key} scope="col">
                  {hazard}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {regions.map(({ region, name: called, cells }) => (
              <tr key={region}>
                <th scope="row">{called}</th>
                {hazards.slice(from, from + sideBySide).map(({ key }, at) => (
                  <td key={key}>
                    <Cell cell={cells[from + at]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Cell({ cell }: { readonly cell: MatrixCell | undefined }) {
  if (cell === undefined) return none;
  const { figure, share, notAssessed } = cell;
  return (
    <>
      {share === undefined ? figure : `${figure} (${share})`}
      {notAssessed !== undefined && <small>{notAssessed}</small>}
    </>
  );
}
