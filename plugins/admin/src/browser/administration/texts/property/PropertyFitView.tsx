import { Callout } from "@blueprintjs/core";
import type { PropertyFit } from "@stopbank/contract/property-fit";

export interface PropertyFitViewProps {
  readonly fit?: PropertyFit;
  /** Why it cannot be checked as it stands. */
  readonly unfinished: string | undefined;
}

/** What does not fit the data, or that all does. */
export const PropertyFitView = ({ fit, unfinished }: PropertyFitViewProps) => (
  <div className="admin-fields admin-fit">
    {fit === undefined || unfinished !== undefined ? (
      <Callout compact intent="none" role="status" title="Not checked yet">
        <p>{unfinished}.</p>
      </Callout>
    ) : (
      <Callout
        compact
        intent={fit.misfits.length === 0 ? "success" : "warning"}
        role="status"
        title={fit.misfits.length === 0 ? "Everything fits the data" : "Some of it does not fit the data"}
      >
        <p className="sb-muted">Checked against version {fit.dataset_version} of the data.</p>
      </Callout>
    )}
    {unfinished === undefined && fit !== undefined && fit.misfits.length > 0 && (
      <ul aria-label="What does not fit">
        {fit.misfits.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )}
  </div>
);
