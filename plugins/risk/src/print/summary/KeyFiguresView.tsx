import { none } from "@stopbank/numbers";
import type { MatrixCell } from "../../domain/summary/matrixCell.ts";

export interface KeyFiguresViewProps {
  /** The client's word for a hazard. */
  readonly hazardTerm: string;
  /** Of each element layer the answer in a sentence. */
  readonly sentences: readonly { readonly name: string; readonly sentence: string }[];
  /** Of each element layer a line for each hazard, and for all together. */
  readonly rows: readonly {
    readonly type: string;
    readonly name: string;
    readonly lines: readonly {
      readonly hazard: string;
      readonly detail: string | undefined;
      readonly cell: MatrixCell | undefined;
    }[];
  }[];
}

/** The answer in sentences, then the same in numbers. */
export function KeyFiguresView({ hazardTerm, sentences, rows }: KeyFiguresViewProps) {
  const hasValues = rows.some(({ lines }) => lines.some(({ cell }) => cell?.value !== undefined));
  return (
    <section className="paper-part">
      <h2>Key figures</h2>
      <ul className="risk-paper-sentences">
        {sentences.map(({ name, sentence }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p className="paper-lead">{sentence}</p>
          </li>
        ))}
      </ul>
      <table className="paper-table risk-paper-matrix">
        <caption>What is exposed, as a share of what was assessed</caption>
        <thead>
          <tr>
            <th scope="col">Elements</th>
            <th className="paper-words" scope="col">
              {hazardTerm}
            </th>
            <th scope="col">Exposed</th>
            <th scope="col">Share</th>
            {hasValues && <th scope="col">Replacement cost</th>}
            <th scope="col">Not assessed</th>
          </tr>
        </thead>
        {rows.map(({ type, name, lines }) => (
          <tbody key={type}>
            {lines.map(({ hazard, detail, cell }, at) => (
              <tr key={`${hazard} ${detail}`}>
                {at === 0 && (
                  <th rowSpan={lines.length} scope="rowgroup">
                    {name}
                  </th>
                )}
                <th className="paper-words" scope="row">
                  {hazard}
                  {detail !== undefined && <small>{detail}</small>}
                </th>
                <td>{cell?.figure ?? none}</td>
                <td>{cell?.share ?? none}</td>
                {hasValues && <td>{cell?.value ?? none}</td>}
                <td>
                  {cell?.notAssessed?.replace(/ not assessed$/, "") ??
                    (cell?.state === "not assessed" ? "All" : "0")}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
