import { Button } from "@blueprintjs/core";

export interface ResultsHeadViewProps {
  /** The scenario's name. */
  readonly scenario: string;
  /** The selected area's name. */
  readonly area: string | undefined;
  /** The organisation's settings that do not fit its data, in sentences. */
  readonly misfits: readonly string[];
  /** What was chosen and no longer exists, in sentences. */
  readonly gone: readonly string[];
  readonly onViewAll: () => void;
}

/** What the results are of, and the way back to all areas (PRI-08). */
export const ResultsHeadView = ({ scenario, area, misfits, gone, onViewAll }: ResultsHeadViewProps) => (
  <header className="priority-results-head">
    <div>
      <h2>Results</h2>
      <p>{`For ${scenario} scenario${area === undefined ? "" : ` for ${area}`}.`}</p>
    </div>
    {area !== undefined && (
      <Button onClick={onViewAll} size="small" text="View all areas" variant="outlined" />
    )}
    {gone.map((sentence) => (
      <p className="priority-misfits" key={sentence}>
        {sentence}
      </p>
    ))}
    {misfits.length > 0 && (
      <details className="priority-misfits">
        <summary>Some of the settings do not fit the data and are left out</summary>
        <ul>
          {misfits.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    )}
  </header>
);
