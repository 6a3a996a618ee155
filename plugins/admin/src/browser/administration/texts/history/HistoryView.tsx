import { Button } from "@blueprintjs/core";
import type { HistoricText } from "@stopbank/contract/texts";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";

export interface HistoryViewProps {
  readonly versions: Loadable<readonly HistoricText[]>;
  /** The version of which it is shown what it changed. */
  readonly open: number | undefined;
  /** What it changed. */
  readonly change: ReactNode;
  readonly isWorking: boolean;
  /** Undefined where nobody may put one back here. */
  readonly onRestore: ((version: number) => void) | undefined;
  readonly onOpen: (version: number | undefined) => void;
  /** Undefined where there are none before those. */
  readonly onOlder: (() => void) | undefined;
}

/** Every version of a text: when, by whom, what it changed; and putting one back. */
export const HistoryView = ({ versions, open, change, isWorking, onRestore, ...props }: HistoryViewProps) => (
  <section aria-labelledby="text-history" className="admin-panel sb-card">
    <h3 id="text-history">History</h3>
    <Loaded
      label="Loading the history"
      of={versions}
      skeleton={<Skeleton height={120} />}
      what="The history could not be loaded"
    >
      {(list) =>
        list.length === 0 ? (
          <Empty>Nothing has been written yet.</Empty>
        ) : (
          <>
            <ol className="admin-history" reversed start={list[0]?.version ?? 1}>
              {list.map(({ version, at, by, restored_from, is_withdrawn, note }, place) => (
                <li key={version}>
                  <div className="admin-history-line">
                    <p>
                      <strong>Version {version}</strong>
                      {place === 0 && version === list[0]?.version ? ", as it is now" : ""}{" "}
                      <span className="sb-muted">
                        <time dateTime={at}>{formatDateTime(new Date(at))}</time>,{" "}
                        {by ?? "by the command line, or an account that is gone"}
                        {restored_from === null ? "" : `, version ${restored_from} again`}
                        {is_withdrawn ? ", withdrawn" : ""}
                      </span>
                      {note !== null && <span className="admin-history-note">{note}</span>}
                    </p>
                    <Button
                      aria-expanded={open === version}
                      aria-label={`What changed in version ${version}`}
                      onClick={() => props.onOpen(open === version ? undefined : version)}
                      size="small"
                      text="What changed"
                      variant="outlined"
                    />
                    {onRestore !== undefined && place > 0 && (
                      <Button
                        aria-label={`Restore version ${version}`}
                        disabled={isWorking}
                        onClick={() => onRestore(version)}
                        size="small"
                        text="Restore"
                        variant="outlined"
                      />
                    )}
                  </div>
                  {open === version && change}
                </li>
              ))}
            </ol>
            {props.onOlder !== undefined && (
              <Button onClick={props.onOlder} text="Show older versions" variant="minimal" />
            )}
          </>
        )
      }
    </Loaded>
  </section>
);
