import { Button } from "@blueprintjs/core";
import type { KeptVersion, KeptVersions } from "@stopbank/contract/dataset-history";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { elementsWords, hazardsWords, sizeWords, standingOf } from "../../../domain/versionWords.ts";

export interface DatasetsViewProps {
  readonly versions: Loadable<KeptVersions>;
  /** Whether one is being made the one that is shown. */
  readonly isWorking: boolean;
  readonly onShow: (version: KeptVersion) => void;
  /** Has every file read again. */
  readonly verification: ReactNode;
  /** What differs between two; nothing where there is one alone. */
  readonly comparison: ReactNode;
}

/** The versions of the client's dataset: which one people see, which there are besides. */
export const DatasetsView = ({
  versions,
  isWorking,
  onShow,
  verification,
  comparison,
}: DatasetsViewProps) => (
  <>
    <section aria-label="Dataset versions" className="admin-panel sb-card">
      <p className="sb-muted admin-about">
        A version comes by <code>stopbank import</code> with a description of your files, which reads them,
        works out the damage and publishes at once; docs/import.md says how. Versions are kept until{" "}
        <code>stopbank dataset gc</code> is run, which leaves the one that is shown and the last two that
        were.
      </p>
      <Loaded
        label="Loading the versions"
        of={versions}
        skeleton={<Skeleton height={240} />}
        what="The versions could not be loaded"
      >
        {({ versions: all, damaged }) => (
          <>
            <ul className="admin-versions">
              {all.map((version) => (
                <Version
                  isWorking={isWorking}
                  key={version.version}
                  onShow={() => onShow(version)}
                  version={version}
                />
              ))}
            </ul>
            {damaged.length > 0 && (
              <p className="sb-muted">
                Damaged, so that they cannot be opened: {damaged.join(", ")}. Import them again.
              </p>
            )}
          </>
        )}
      </Loaded>
      {verification}
    </section>
    {comparison}
  </>
);

const offerOf = ({ was_current }: KeptVersion): string =>
  was_current ? "Go back to this version" : "Publish this version";

interface VersionProps {
  readonly version: KeptVersion;
  readonly isWorking: boolean;
  readonly onShow: () => void;
}

const Version = ({ version, isWorking, onShow }: VersionProps) => (
  <li>
    <div className="admin-version-head">
      <h3>{version.title}</h3>
      <span className={version.is_current ? "admin-state admin-state-new" : "admin-state"}>
        {standingOf(version)}
      </span>
      {!version.is_current && (
        <Button
          aria-label={`${offerOf(version)} ${version.version}`}
          disabled={isWorking}
          onClick={onShow}
          text={offerOf(version)}
          variant="outlined"
        />
      )}
    </div>
    <p className="sb-muted sb-small">
      <code>{version.version}</code> · stored{" "}
      <time dateTime={version.stored_at}>{formatDateTime(new Date(version.stored_at))}</time> ·{" "}
      {sizeWords(version)}
      <MadeCurrent version={version} />
    </p>
    {version.notice !== null && <p className="sb-small">{version.notice}</p>}
    <dl>
      <dt>Elements</dt>
      <dd>{elementsWords(version) || "none"}</dd>
      <dt>Hazards</dt>
      <dd>{hazardsWords(version) || "none"}</dd>
      <dt>Made of</dt>
      <dd>{version.sources.join("; ") || "not said"}</dd>
    </dl>
  </li>
);

const MadeCurrent = ({ version: { made_current } }: { readonly version: KeptVersion }) =>
  made_current !== null && (
    <>
      {" "}
      · chosen by {made_current.by ?? "an account that is gone"}{" "}
      <time dateTime={made_current.at}>{formatDateTime(new Date(made_current.at))}</time>
    </>
  );
