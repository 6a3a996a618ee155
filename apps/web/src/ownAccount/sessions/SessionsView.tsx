import { Button } from "@blueprintjs/core";
import type { OwnSession } from "@stopbank/contract/own-account";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";

export interface SessionsViewProps {
  readonly sessions: Loadable<readonly OwnSession[]>;
  readonly isWorking: boolean;
  readonly onEnd: (session: OwnSession) => void;
  readonly onEndOthers: () => void;
}

/** Where the person is logged in, each to be ended. */
export function SessionsView({ sessions, isWorking, onEnd, onEndOthers }: SessionsViewProps) {
  return (
    <section aria-labelledby="own-sessions" className="own-account-part sb-card">
      <h2 id="own-sessions">Where you are logged in</h2>
      <Loaded
        label="Loading sessions"
        of={sessions}
        skeleton={<Skeleton height={90} />}
        what="Your sessions could not be loaded"
      >
        {(list) => (
          <>
            <ul className="own-account-list">
              {list.map((session) => (
                <li key={session.handle}>
                  <div>
                    <strong>{session.device ?? "A browser"}</strong>
                    {session.is_own && <span className="own-account-mark">This one</span>}
                    <p className="sb-muted sb-small">
                      {session.network !== null && `From ${networkWords(session.network)}. `}
                      Began {formatDateTime(new Date(session.began_at))}, last seen{" "}
                      {formatDateTime(new Date(session.last_seen_at))}.
                    </p>
                  </div>
                  {!session.is_own && (
                    <Button
                      aria-label={`End the session of ${session.device ?? "a browser"}, begun ${formatDateTime(new Date(session.began_at))}`}
                      disabled={isWorking}
                      onClick={() => onEnd(session)}
                      text="End"
                      variant="outlined"
                    />
                  )}
                </li>
              ))}
            </ul>
            {list.some(({ is_own }) => !is_own) ? (
              <Button loading={isWorking} onClick={onEndOthers} text="End all others" />
            ) : (
              <p className="sb-muted">You are logged in nowhere else.</p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** An IPv6 network is kept as the groups that it begins with: those of the computer itself are all 0. It may be a proxy beside the server. */
const networkWords = (network: string): string =>
  network === "0:0:0:0" || network.startsWith("127.")
    ? "the computer that runs Stopbank"
    : network.includes(":")
      ? `${network}::/64`
      : network;
