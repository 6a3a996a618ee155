import type { VersionChanges } from "@stopbank/contract/dataset-history";
import { formatCount } from "@stopbank/numbers";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { changesSentence, countOrNone, differenceWords } from "../../../domain/versionWords.ts";

export interface ChangesViewProps {
  readonly changes: Loadable<VersionChanges>;
  /** How many rows of a table are shown. */
  readonly most?: number;
}

/** What one version has otherwise than another. */
export const ChangesView = ({ changes, most = 20 }: ChangesViewProps) => (
  <Loaded
    label="Comparing the versions"
    of={changes}
    skeleton={<Skeleton height={120} />}
    what="The versions could not be compared"
  >
    {(value) => (
      <div className="admin-changes">
        <p>
          <strong>{changesSentence(value)}</strong>
        </p>
        <Counts rows={value.elements} title="Elements" what="Layer" />
        <Counts rows={value.hazards} title="Scenarios" what="Hazard" />
        <Figures changes={value} most={most} />
        <Described changes={value} most={most} />
      </div>
    )}
  </Loaded>
);

interface CountsProps {
  readonly title: string;
  readonly what: string;
  readonly rows: VersionChanges["elements"];
}

const Counts = ({ title, what, rows }: CountsProps) =>
  rows.length > 0 && (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title: name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{countOrNone(before)}</td>
            <td>{countOrNone(after)}</td>
            <td>{differenceWords(before, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

interface SomeProps {
  readonly changes: VersionChanges;
  readonly most: number;
}

function Figures({ changes: { figures, figures_in_all }, most }: SomeProps) {
  if (figures.length === 0) return null;
  const shown = figures.slice(0, most);
  return (
    <>
      <table>
        <caption>Exposed elements, where their number differs most</caption>
        <thead>
          <tr>
            <th scope="col">Layer and scenario</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ layer, scenario, exposed }) => (
            <tr key={`${layer} ${scenario}`}>
              <th scope="row">
                {layer}, {scenario}
              </th>
              <td>{countOrNone(exposed.before)}</td>
              <td>{countOrNone(exposed.after)}</td>
              <td>{differenceWords(exposed.before, exposed.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Rest of={figures_in_all} shown={shown.length} />
    </>
  );
}

function Described({ changes: { described }, most }: SomeProps) {
  if (described.length === 0) return null;
  const shown = described.slice(0, most);
  return (
    <>
      <h4>What is described otherwise</h4>
      <ul>
        {shown.map(({ kind, subject, before, after }) => (
          <li key={`${kind} ${subject}`}>
            {kind} {subject}: {before ?? "none"} → {after ?? "none"}
          </li>
        ))}
      </ul>
      <Rest of={described.length} shown={shown.length} />
    </>
  );
}

const Rest = ({ of, shown }: { readonly of: number; readonly shown: number }) =>
  of > shown && (
    <p className="sb-muted sb-small">
      {formatCount(of - shown)} more are not shown here. <code>stopbank dataset diff</code> writes all of
      them.
    </p>
  );
