import { Button } from "@blueprintjs/core";
import { formatDateTime } from "@stopbank/ui/dates";
import { Dialog } from "@stopbank/ui/dialog";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import type { TitleChange } from "../../../domain/editing/titleChanges.ts";
import { TitleChangesView } from "./TitleChangesView.tsx";

/** A version of a story that was published. */
export interface StoryVersion {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** Who published it; null for the command line, and an account that is gone. */
  readonly by: string | null;
  readonly isWithdrawn: boolean;
  /** What changed, in the words of whoever published it. */
  readonly note: string | null;
}

export interface VersionsViewProps {
  readonly isOpen: boolean;
  readonly versions: Loadable<readonly StoryVersion[]>;
  /** The version that is compared with the draft. */
  readonly open: number | undefined;
  readonly changes: Loadable<readonly TitleChange[]>;
  readonly isWorking: boolean;
  readonly onOpen: (version: number | undefined) => void;
  readonly onRestore: (version: number) => void;
  readonly onClose: () => void;
}

/** Every version of a story that was published: when, by whom, how it differs from the draft; and taking one up again. */
export const VersionsView = ({ versions, open, changes, isWorking, ...props }: VersionsViewProps) => (
  <Dialog isOpen={props.isOpen} onClose={props.onClose} title="Versions" widthPx={560}>
    <Loaded
      label="Loading the versions"
      of={versions}
      skeleton={<Skeleton height={120} />}
      what="The versions could not be loaded"
    >
      {(list) =>
        list.length === 0 ? (
          <Empty>It has not been published yet.</Empty>
        ) : (
          <ol className="story-editor-versions">
            {list.map(({ version, at, by, isWithdrawn, note }) => (
              <li key={version}>
                <p>
                  <strong>Version {version}</strong>
                  {isWithdrawn ? ", withdrawn" : ""}{" "}
                  <span className="sb-muted">
                    <time dateTime={at}>{formatDateTime(new Date(at))}</time>,{" "}
                    {by ?? "by the command line, or an account that is gone"}
                  </span>
                </p>
                {note !== null && <p className="story-editor-version-note">{note}</p>}
                {!isWithdrawn && (
                  <div className="story-editor-row">
                    <Button
                      aria-expanded={open === version}
                      aria-label={`Compare version ${version} with the draft`}
                      onClick={() => props.onOpen(open === version ? undefined : version)}
                      size="small"
                      text="Compare"
                      variant="outlined"
                    />
                    <Button
                      aria-label={`Restore version ${version} into the draft`}
                      disabled={isWorking}
                      onClick={() => props.onRestore(version)}
                      size="small"
                      text="Restore"
                      variant="outlined"
                    />
                  </div>
                )}
                {open === version && (
                  <Loaded
                    label="Loading the version"
                    of={changes}
                    skeleton={<Skeleton height={60} />}
                    what="The version could not be loaded"
                  >
                    {(titles) => (
                      <TitleChangesView changes={titles} gone="not in the draft" came="only in the draft" />
                    )}
                  </Loaded>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  </Dialog>
);
