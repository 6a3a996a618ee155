import { Callout } from "@blueprintjs/core";
import type { Fit } from "@stopbank/contract/prioritisation-fit";

export type FitViewProps = Pick<Fit, "misfits" | "is_usable" | "dataset_version">;

/** What of the settings does not fit the data, or that all does. */
export const FitView = ({ misfits, is_usable, dataset_version }: FitViewProps) => (
  <div className="admin-fields admin-fit">
    <Callout
      compact
      intent={is_usable ? (misfits.length === 0 ? "success" : "warning") : "danger"}
      role="status"
      title={
        is_usable
          ? misfits.length === 0
            ? "Everything fits the data"
            : "Areas can be ranked; what does not fit is left out"
          : "Areas cannot be ranked yet"
      }
    >
      {!is_usable && (
        <p>It takes a kind of area, a value set and a scenario that the data has at least one of each.</p>
      )}
      <p className="sb-muted">Checked against version {dataset_version} of the data.</p>
    </Callout>
    {misfits.length > 0 && (
      <ul aria-label="What does not fit">
        {misfits.map(({ path, code, sentence }) => (
          <li key={`${path} ${code} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
    )}
  </div>
);
