import { Button } from "@blueprintjs/core";
import type { Ref } from "react";
import { KeptEmail } from "../../fields/KeptEmail.tsx";
import { type NewPassword, NewPasswordFields } from "../../fields/NewPasswordFields.tsx";
import { PasswordField } from "../../fields/PasswordField.tsx";

export interface PasswordViewProps extends NewPassword {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly present: string;
  readonly presentProblem: string | undefined;
  /** What the server says of the new one. */
  readonly refused: string | undefined;
  readonly isTried: boolean;
  readonly isWorking: boolean;
  readonly presentInput?: Ref<HTMLInputElement>;
  readonly passwordInput?: Ref<HTMLInputElement>;
  readonly onPresent: (typed: string) => void;
  readonly onChange: (typed: NewPassword) => void;
  readonly onSubmit: () => void;
}

/** Another password, by the present one. */
export function PasswordView(props: PasswordViewProps) {
  const { email, hasPassword, present, presentProblem, password, again, refused, isTried, isWorking } = props;
  return (
    <section aria-labelledby="own-password" className="own-account-part sb-card">
      <h2 id="own-password">Password</h2>
      {hasPassword ? (
        <form
          className="own-account-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          <p className="sb-muted">Changing it ends your other sessions.</p>
          <KeptEmail email={email} />
          <PasswordField
            autoComplete="current-password"
            {...(props.presentInput === undefined ? {} : { inputRef: props.presentInput })}
            label="Present password"
            onValue={props.onPresent}
            problem={presentProblem}
            value={present}
          />
          <NewPasswordFields
            again={again}
            isTried={isTried}
            onChange={props.onChange}
            password={password}
            {...(props.passwordInput === undefined ? {} : { passwordInput: props.passwordInput })}
            refused={refused}
          />
          <Button intent="primary" loading={isWorking} text="Change password" type="submit" />
        </form>
      ) : (
        <p>You log in by your organisation, and have no password here.</p>
      )}
    </section>
  );
}
