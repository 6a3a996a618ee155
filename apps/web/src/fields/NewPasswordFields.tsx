import { passwordFaults } from "@stopbank/contract/password";
import type { Ref } from "react";
import { PasswordField } from "./PasswordField.tsx";

export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export interface NewPasswordFieldsProps extends NewPassword {
  /** Somebody has tried to go on with it: what is missing is said of empty fields too. */
  readonly isTried: boolean;
  /** What the server says of it, which knows more than the rules: it stands among what the password lacks. */
  readonly refused?: string | undefined;
  readonly autoFocus?: boolean;
  readonly passwordInput?: Ref<HTMLInputElement>;
  readonly againInput?: Ref<HTMLInputElement>;
  readonly onChange: (typed: NewPassword) => void;
}

/** Whether both fields are as they should be. */
export const isGoodNewPassword = ({ password, again }: NewPassword): boolean =>
  passwordFaults(password).length === 0 && password === again;

/** A new password, with all that it lacks below it while it is typed, and once more. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, again, isTried, refused, autoFocus = false, passwordInput, againInput, onChange } = props;
  const differs = again !== password && (isTried || again !== "");
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        autoFocus={autoFocus}
        {...(passwordInput === undefined ? {} : { inputRef: passwordInput })}
        label="New password"
        onValue={(typed) => onChange({ password: typed, again })}
        problem={
          isTried || password !== ""
            ? [...passwordFaults(password), ...(refused === undefined ? [] : [refused])]
            : []
        }
        value={password}
      />
      <PasswordField
        autoComplete="new-password"
        {...(againInput === undefined ? {} : { inputRef: againInput })}
        label="Confirm password"
        onValue={(typed) => onChange({ password, again: typed })}
        problem={differs ? "Passwords do not match" : undefined}
        value={again}
      />
    </>
  );
}
