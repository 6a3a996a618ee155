import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import type { Ref } from "react";
import { KeptEmail } from "../../fields/KeptEmail.tsx";
import { PasswordField } from "../../fields/PasswordField.tsx";

export interface ProofDialogViewProps {
  readonly isOpen: boolean;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  readonly password: string;
  readonly problem: string | undefined;
  readonly isWorking: boolean;
  readonly input?: Ref<HTMLInputElement>;
  readonly onPassword: (typed: string) => void;
  readonly onSubmit: () => void;
  readonly onPasskey: () => void;
  readonly onClose: () => void;
}

/** Asks somebody who is logged in to show once more that it is them. */
export function ProofDialogView(props: ProofDialogViewProps) {
  const { isOpen, email, hasPassword, hasPasskey, password, problem, isWorking, input } = props;
  return (
    <Dialog
      actions={
        <>
          <Button onClick={props.onClose} text="Cancel" />
          {hasPasskey && <Button loading={isWorking} onClick={props.onPasskey} text="Use a passkey" />}
          {hasPassword && (
            <Button form="proof" intent="primary" loading={isWorking} text="Confirm" type="submit" />
          )}
        </>
      }
      closesOnOutsideClick={false}
      isOpen={isOpen}
      onClose={props.onClose}
      title="Confirm that it is you"
      widthPx={420}
    >
      <p>
        {hasPassword || hasPasskey
          ? "What you log in with can be changed for ten minutes after that."
          : "Log out and in again, by your organisation. What you log in with can be changed for ten minutes after that."}
      </p>
      {hasPassword && (
        <form
          id="proof"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          <KeptEmail email={email} />
          <PasswordField
            autoComplete="current-password"
            autoFocus
            {...(input === undefined ? {} : { inputRef: input })}
            label="Password"
            onValue={props.onPassword}
            problem={problem}
            value={password}
          />
        </form>
      )}
      {!hasPassword && problem !== undefined && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
