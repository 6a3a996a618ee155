import type { ChangeRow } from "../../domain/changes/changeWords.ts";

export interface ChangesViewProps {
  /** Of the report. */
  readonly title: string;
  /** The version that the report before was of, with its date; undefined for the first report. */
  readonly before: string | undefined;
  readonly after: string;
  /** No figure is another one. */
  readonly isSame: boolean;
  /** What is to be known before the figures are read. */
  readonly notes: readonly string[];
  readonly layers: readonly {
    readonly type: string;
    readonly name: string;
    readonly sentence: string;
    readonly rows: readonly ChangeRow[];
  }[];
}

/** Page one of a scheduled report: what has changed since the report before it, in sentences, then in numbers. */
export function ChangesView({ title, before, after, isSame, notes, layers }: ChangesViewProps) {
  return (
    <section className="risk-paper-changes">
      <h1>{title}</h1>
      {before === undefined ? (
        <>
          <h2>The first report</h2>
          <p className="paper-lead">
            {`This is the first report of its schedule, of ${after}: there is none before it to compare it with. The next, after the next new version of the data, begins with what has changed.`}
          </p>
        </>
      ) : (
        <>
          <h2>{`What has changed since ${before}`}</h2>
          <p className="paper-lead">
            {isSame ? `No figure of this report is another one in ${after}.` : `This report is of ${after}.`}
          </p>
          {notes.map((note) => (
            <p className="paper-box" key={note}>
              {note}
            </p>
          ))}
          <ul className="risk-paper-sentences">
            {layers.map(({ type, name, sentence }) => (
              <li key={type}>
                <strong>{name}</strong>
                <p>{sentence}</p>
              </li>
            ))}
          </ul>
          <table className="paper-table">
            <caption>
              Figures of the report before and of this one, under all its hazards together. Shares are of what
              was assessed in each; a point is a hundredth of that.
            </caption>
            <thead>
              <tr>
                <th scope="col">Elements</th>
                <th className="paper-words" scope="col">
                  Figure
                </th>
                <th scope="col">Before</th>
                <th scope="col">Now</th>
                <th scope="col">Difference</th>
              </tr>
            </thead>
            {layers.map(({ type, name, rows }) => (
              <tbody key={type}>
                {rows.map(([what, ...figures], at) => (
                  <tr key={what}>
                    {at === 0 && (
                      <th rowSpan={rows.length} scope="rowgroup">
                        {name}
                      </th>
                    )}
                    <th className="paper-words" scope="row">
                      {what}
                    </th>
                    {["before", "now", "difference"].map((column, place) => (
                      <td key={column}>{figures[place]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </>
      )}
    </section>
  );
}
