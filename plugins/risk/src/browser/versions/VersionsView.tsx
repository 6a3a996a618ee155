import { Checkbox, HTMLSelect } from "@blueprintjs/core";
import type { DatasetVersions } from "@stopbank/contract/dataset-versions";
import { formatDateTime } from "@stopbank/ui/dates";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { type ReactNode, useId } from "react";

export interface VersionsViewProps {
  /** Those that are not shown now, the last published first. */
  readonly versions: DatasetVersions;
  /** With which the data is compared; undefined for none. */
  readonly chosen: string | undefined;
  readonly onChoose: (version: string | undefined) => void;
  /** Whether the map shows what changed since it. */
  readonly isOnMap: boolean;
  readonly onMap: (isWanted: boolean) => void;
  readonly isAnswered: boolean;
  readonly isUpdating: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** What differs for each element layer. */
  readonly children?: ReactNode;
}

const none = "none";

/** The data beside what it was before, once a version is chosen. */
export function VersionsView(props: VersionsViewProps) {
  const { versions, chosen, onChoose, isOnMap, onMap, isAnswered, isUpdating, error, retry, children } =
    props;
  const id = useId();
  const about = versions.find(({ version }) => version === chosen);
  return (
    <section className="risk-comparison" aria-labelledby={`${id}-head`} aria-busy={isUpdating}>
      <header>
        <h2 id={`${id}-head`}>Compared with another version</h2>
      </header>
      <div className="risk-worst-choice">
        <label className="sb-muted" htmlFor={id}>
          Compare with the data published
        </label>
        <HTMLSelect
          fill
          id={id}
          onChange={({ currentTarget: { value } }) => onChoose(value === none ? undefined : value)}
          options={[
            { value: none, label: "Nothing" },
            ...versions.map(({ version, title, published_at }) => ({
              value: version,
              label: `${formatDateTime(new Date(published_at))}, ${title}`,
            })),
            // A link may name one that is not kept any more.
            ...(chosen !== undefined && about === undefined
              ? [{ value: chosen, label: "A version that is not kept any more" }]
              : []),
          ]}
          value={chosen ?? none}
        />
      </div>
      {about !== undefined && (
        <Checkbox
          checked={isOnMap}
          label="Colour the map by what changed since"
          onChange={({ currentTarget: { checked } }) => onMap(checked)}
        />
      )}
      {about?.notice != null && <p className="sb-muted">{about.notice}</p>}
      {error !== undefined && (
        <Failed
          error={error}
          retry={retry}
          what={isAnswered ? "The comparison is of a moment ago" : "The versions could not be compared"}
        />
      )}
      {chosen !== undefined &&
        (isAnswered
          ? children
          : error === undefined && (
              <Loading label="Comparing the versions" skeleton={<Skeleton height={120} />} />
            ))}
    </section>
  );
}
