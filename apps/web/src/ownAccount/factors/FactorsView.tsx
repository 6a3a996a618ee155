import { Button } from "@blueprintjs/core";
import type { OwnAccount } from "@stopbank/contract/own-account";
import type { OwnPasskey } from "@stopbank/contract/second-factors";
import { formatDate } from "@stopbank/ui/dates";
import type { ReactNode } from "react";

export interface FactorsViewProps {
  readonly account: OwnAccount;
  readonly canUsePasskeys: boolean;
  /** Why not. */
  readonly noPasskeys: ReactNode;
  readonly isWorking: boolean;
  readonly onSetUpApp: () => void;
  readonly onRemoveApp: () => void;
  readonly onAddPasskey: () => void;
  readonly onRename: (passkey: OwnPasskey) => void;
  readonly onRemovePasskey: (passkey: OwnPasskey) => void;
  readonly onMakeCodes: () => void;
}

/** What the person logs in with beside their password. */
export function FactorsView(props: FactorsViewProps) {
  const { account, canUsePasskeys, isWorking } = props;
  const { totp, passkeys, recovery_codes_left: left, demanded_by: demandedBy } = account;
  const hasFactor = totp !== null || passkeys.length > 0;
  return (
    <section aria-labelledby="own-factors" className="own-account-part sb-card">
      <h2 id="own-factors">Second step</h2>
      <p className="sb-muted">{demandWords(demandedBy, hasFactor)}</p>
      <h3>Passkeys</h3>
      <p className="sb-muted">
        Log in with your fingerprint, face, PIN or security key, without a password or after one.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="own-account-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <p className="sb-muted sb-small">
                  Made {day(passkey.created_at)}, {usedWords(passkey.last_used_at)}.
                </p>
              </div>
              <div className="own-account-buttons">
                <Button
                  aria-label={`Rename ${passkey.name}`}
                  disabled={isWorking}
                  onClick={() => props.onRename(passkey)}
                  text="Rename"
                  variant="minimal"
                />
                <Button
                  aria-label={`Remove ${passkey.name}`}
                  disabled={isWorking}
                  onClick={() => props.onRemovePasskey(passkey)}
                  text="Remove"
                  variant="outlined"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys ? (
        <Button disabled={isWorking} onClick={props.onAddPasskey} text="Add a passkey" />
      ) : (
        props.noPasskeys
      )}
      <h3>Authenticator app</h3>
      {totp === null ? (
        <>
          <p className="sb-muted">An app on your phone shows a code that is asked for after your password.</p>
          <Button disabled={isWorking} onClick={props.onSetUpApp} text="Set up an app" />
        </>
      ) : (
        <>
          <p>
            Set up {day(totp.since)}, {usedWords(totp.last_used_at)}.
          </p>
          <div className="own-account-buttons">
            <Button disabled={isWorking} onClick={props.onSetUpApp} text="Set up another in its place" />
            <Button
              disabled={isWorking}
              onClick={props.onRemoveApp}
              text="Remove the app"
              variant="outlined"
            />
          </div>
        </>
      )}
      <h3>Recovery codes</h3>
      {hasFactor ? (
        <>
          <p>
            {left === 0
              ? "You have none left."
              : `${left} ${left === 1 ? "is" : "are"} left. Each stands in once for your app or passkey.`}
          </p>
          <Button disabled={isWorking} onClick={props.onMakeCodes} text="Make a new set" />
        </>
      ) : (
        <p className="sb-muted">You get ten with your first app or passkey.</p>
      )}
    </section>
  );
}

function demandWords(demandedBy: readonly string[], hasFactor: boolean): string {
  if (demandedBy.length === 0)
    return hasFactor
      ? "You are asked for it after your password. No organisation of yours demands it."
      : "Nobody gets in with your password alone, once you set one up. No organisation of yours demands it.";
  const who = `${demandedBy.join(" and ")} ${demandedBy.length === 1 ? "demands" : "demand"} a second step`;
  return hasFactor
    ? `${who}, and you have one.`
    : `${who}: set one up, or you are led to it at your next log-in.`;
}

const day = (at: string) => formatDate(new Date(at));
const usedWords = (at: string | null) => (at === null ? "not used yet" : `last used ${day(at)}`);
