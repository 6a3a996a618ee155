import type { FigureRow } from "@stopbank/contract/story-figures";

export interface FiguresTableViewProps {
  readonly rows: readonly FigureRow[];
  readonly datasetVersion: string;
}

/** What a step shows on the map, in figures: of each layer what each scenario reaches. */
export const FiguresTableView = ({ rows, datasetVersion }: FiguresTableViewProps) =>
  rows.length === 0 ? (
    <p className="stories-note">Nothing on the map here is counted.</p>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls it by keyboard
    <section aria-label="Figures of this step" className="stories-figures" tabIndex={0}>
      <table>
        <caption>What is exposed, in dataset version {datasetVersion}</caption>
        <thead>
          <tr>
            <th scope="col">Elements</th>
            <th scope="col">Scenario</th>
            <th scope="col">Exposed</th>
            <th scope="col">Of assessed</th>
            <th scope="col">Share</th>
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.element_type} ${row.scenario}`}>
              <th scope="row">{row.element_name}</th>
              <td>{row.scenario_name}</td>
              <td>{row.exposed}</td>
              <td>{row.assessed}</td>
              <td>{row.share_exposed}</td>
              <td>{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
