import { FormGroup, HTMLSelect } from "@blueprintjs/core";
import type { KeptVersion, VersionChanges } from "@stopbank/contract/dataset-history";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { standingOf } from "../../../domain/versionWords.ts";
import { ChangesView } from "./ChangesView.tsx";

export interface ComparisonViewProps {
  /** Two or more. */
  readonly versions: readonly KeptVersion[];
  readonly before: string;
  readonly after: string;
  readonly changes: Loadable<VersionChanges>;
  readonly onBefore: (version: string) => void;
  readonly onAfter: (version: string) => void;
}

/** What differs between two versions that are chosen. */
export const ComparisonView = ({
  versions,
  before,
  after,
  changes,
  onBefore,
  onAfter,
}: ComparisonViewProps) => {
  const options = versions.map((version) => ({ value: version.version, label: labelOf(version) }));
  return (
    <section aria-label="What differs" className="admin-panel sb-card">
      <h3>What differs</h3>
      <div className="admin-filter">
        <FormGroup label="From" labelFor="versions-before">
          <HTMLSelect
            id="versions-before"
            onChange={({ currentTarget }) => onBefore(currentTarget.value)}
            options={options}
            value={before}
          />
        </FormGroup>
        <FormGroup label="To" labelFor="versions-after">
          <HTMLSelect
            id="versions-after"
            onChange={({ currentTarget }) => onAfter(currentTarget.value)}
            options={options}
            value={after}
          />
        </FormGroup>
      </div>
      {before === after ? (
        <p className="sb-muted">These are one version. Choose two.</p>
      ) : (
        <ChangesView changes={changes} />
      )}
    </section>
  );
};

const labelOf = (version: KeptVersion): string =>
  `${version.version}, ${formatDateTime(new Date(version.stored_at))}, ${standingOf(version).toLowerCase()}`;
