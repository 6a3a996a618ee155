import { spokenName } from "@stopbank/map-page/layer-names";
import { useOverflows } from "@stopbank/ui/use-overflows";
import { useRef } from "react";
import type { MatrixCell } from "../../domain/summary/matrixCell.ts";
import type { SectionOf } from "../../domain/summary/openExtension.ts";

export interface MatrixViewProps {
  /** "Elements by hazards", in the client's words. */
  readonly caption: string;
  readonly columns: readonly {
    readonly hazard: string;
    readonly title: string;
    readonly detail?: string | undefined;
    readonly origin?: string | undefined;
  }[];
  /** A cell for each column; undefined where nothing is known yet. */
  readonly rows: readonly {
    readonly type: string;
    readonly name: string;
    readonly cells: readonly (MatrixCell | undefined)[];
  }[];
  /** Leads to what a cell is the short form of. */
  readonly onOpen: (section: SectionOf) => void;
}

/** What each hazard does to each element layer, at a glance. */
export function MatrixView({ caption, columns, rows, onOpen }: MatrixViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const reachable = useOverflows(box) ? { tabIndex: 0, role: "group", "aria-label": caption } : {};
  return (
    <div ref={box} className="risk-matrix" {...reachable}>
      <table>
        <caption className="sb-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Elements</th>
            {columns.map(({ hazard, title, detail, origin }) => (
              <th key={hazard} scope="col">
                <span
                  className="risk-matrix-name"
                  title={detail === undefined ? title : `${title}, ${detail}`}
                >
                  <span>{title}</span>
                  {detail !== undefined && <small>{detail}</small>}
                  {origin !== undefined && <small>{origin}</small>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, name, cells }) => (
            <tr key={type}>
              <th scope="row">{name}</th>
              {columns.map(({ hazard, ...named }, at) => (
                <td key={hazard}>
                  <Cell
                    cell={cells[at]}
                    about={`${name}, ${spokenName(named)}`}
                    onOpen={() => onOpen({ type, hazard })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly cell: MatrixCell | undefined;
  readonly about: string;
  readonly onOpen: () => void;
}

function Cell({ cell, about, onOpen }: CellProps) {
  if (cell === undefined) return null;
  const { state, figure, share, value, notAssessed } = cell;
  const also = [share, value, notAssessed].filter((each) => each !== undefined);
  return (
    <button
      type="button"
      className={state === "exposed" ? "risk-matrix-cell" : "risk-matrix-cell risk-matrix-none"}
      onClick={onOpen}
    >
      <span className="sb-visually-hidden">{`${about}: `}</span>
      <b>{figure}</b>
      {also.map((each) => (
        <small key={each}>{each}</small>
      ))}
    </button>
  );
}
