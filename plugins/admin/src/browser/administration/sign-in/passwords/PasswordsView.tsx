import { Button, Checkbox } from "@blueprintjs/core";
import type { LocalAdmin } from "@stopbank/contract/council-sign-in";
import { Dialog } from "@stopbank/ui/dialog";

export interface PasswordsViewProps {
  readonly takesPasswords: boolean;
  /** The organisation's own sign-in is switched on, and kept so. */
  readonly canSwitchOff: boolean;
  readonly localAdmins: readonly LocalAdmin[];
  /** Whose password is to go on: ids. */
  readonly keepers: ReadonlySet<string>;
  readonly organisation: string;
  readonly isAsking: boolean;
  readonly isWorking: boolean;
  readonly onKeep: (userUuid: string, keeps: boolean) => void;
  readonly onAsk: () => void;
  readonly onCancel: () => void;
  readonly onSwitch: (takesPasswords: boolean) => void;
}

/** Whether passwords open the organisation, and whose do when others' do not. */
export function PasswordsView(props: PasswordsViewProps) {
  const { takesPasswords, canSwitchOff, localAdmins, keepers, organisation, isAsking, isWorking } = props;
  const kept = localAdmins.filter(({ user_uuid }) => keepers.has(user_uuid));
  return (
    <section aria-label="Passwords" className="sign-in-passwords">
      <h3>Passwords</h3>
      <p>
        {takesPasswords
          ? `Passwords open ${organisation} too.`
          : `Passwords do not open ${organisation}, but for the administrators below.`}
      </p>
      <fieldset disabled={isWorking}>
        <legend>Administrators whose password goes on, for when your provider does not answer</legend>
        {localAdmins.length === 0 && <p className="sb-muted">No administrator has a password.</p>}
        {localAdmins.map(({ user_uuid, email }) => (
          <Checkbox
            checked={keepers.has(user_uuid)}
            key={user_uuid}
            label={email}
            onChange={({ currentTarget }) => props.onKeep(user_uuid, currentTarget.checked)}
          />
        ))}
      </fieldset>
      {takesPasswords && !canSwitchOff && (
        <p className="sb-muted">Passwords can be switched off once your own sign-in is saved and on.</p>
      )}
      <div className="sign-in-actions">
        <Button
          disabled={kept.length === 0 || (takesPasswords && !canSwitchOff)}
          intent={takesPasswords ? "danger" : "none"}
          onClick={props.onAsk}
          text={takesPasswords ? "Switch passwords off" : "Change whose go on"}
          variant="outlined"
        />
        {!takesPasswords && (
          <Button
            loading={isWorking}
            onClick={() => props.onSwitch(true)}
            text="Let passwords in again"
            variant="outlined"
          />
        )}
      </div>
      <Dialog
        actions={
          <>
            <Button autoFocus onClick={props.onCancel} text="Cancel" />
            <Button
              intent="danger"
              loading={isWorking}
              onClick={() => props.onSwitch(false)}
              text={takesPasswords ? "Switch passwords off" : "Change"}
            />
          </>
        }
        isOpen={isAsking}
        onClose={props.onCancel}
        role="alertdialog"
        title={takesPasswords ? "Switch passwords off?" : "Change whose passwords go on?"}
      >
        <p>
          Whoever is logged in to {organisation} with a password is out of it at once, and logs in with your
          organisation's own account from then on. With a password only{" "}
          <strong>{kept.map(({ email }) => email).join(", ")}</strong> can. Test your own sign-in in another
          browser first.
        </p>
      </Dialog>
    </section>
  );
}
