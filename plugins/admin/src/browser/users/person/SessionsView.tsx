import { Button } from "@blueprintjs/core";
import type { PersonSession, PersonSessions } from "@stopbank/contract/person-sessions";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { accountEventWords } from "../../../domain/people/accountEventWords.ts";

export interface SessionsViewProps {
  readonly of: Loadable<PersonSessions>;
  /** The client's name. */
  readonly organisation: string;
  readonly onEnd: (session: PersonSession) => void;
  readonly onEndAll: () => void;
}

/** Where a person is logged in, and how they came in lately. */
export const SessionsView = ({ of, organisation, onEnd, onEndAll }: SessionsViewProps) => (
  <section aria-label="Sessions" className="admin-sessions">
    <h3>Sessions</h3>
    <Loaded
      label="Loading sessions"
      of={of}
      skeleton={<Skeleton height={96} />}
      what="The sessions could not be loaded"
    >
      {({ belongs_elsewhere, sessions, sign_ins }) =>
        belongs_elsewhere ? (
          <p className="sb-muted">
            This account is not your organisation&rsquo;s alone, so its sessions are the person&rsquo;s own.
            You look after what they may do in {organisation}: change their role, or remove them.
          </p>
        ) : (
          <>
            {sessions.length === 0 ? (
              <p className="sb-muted">They are not logged in with any browser.</p>
            ) : (
              <ul className="admin-session-list">
                {sessions.map((session) => (
                  <Session key={session.session} onEnd={() => onEnd(session)} session={session} />
                ))}
              </ul>
            )}
            <Button intent="danger" onClick={onEndAll} text="End all sessions" variant="outlined" />
            {sign_ins.length > 0 && (
              <details>
                <summary>Latest sign-ins</summary>
                <ul className="admin-sign-ins">
                  {sign_ins.map(({ at, action }) => (
                    <li key={`${at} ${action}`}>
                      <time dateTime={at}>{formatDateTime(new Date(at))}</time> {accountEventWords(action)}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </>
        )
      }
    </Loaded>
  </section>
);

interface SessionProps {
  readonly session: PersonSession;
  readonly onEnd: () => void;
}

/** A browser, when it was used, and from where. */
function Session({ session: { device, network, begun_at, last_seen_at }, onEnd }: SessionProps) {
  const name = device ?? "A browser";
  const begun = formatDateTime(new Date(begun_at));
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="sb-muted sb-small">
          Last seen {formatDateTime(new Date(last_seen_at))} · begun {begun}
          {network === null ? "" : ` · network ${network}`}
        </p>
      </div>
      <Button
        aria-label={`End session: ${name}, begun ${begun}`}
        onClick={onEnd}
        size="small"
        text="End"
        variant="outlined"
      />
    </li>
  );
}
