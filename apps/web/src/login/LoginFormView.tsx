import { Button, Callout } from "@blueprintjs/core";
import type { Ref } from "react";
import type { SignInOutcome } from "../session/state.ts";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import type { LoginFields, LoginProblems } from "./validateLogin.ts";

export interface LoginFormViewProps extends LoginFields {
  readonly problems: LoginProblems;
  /** Of the last attempt that the server took; undefined before there is one. */
  readonly outcome: SignInOutcome | undefined;
  readonly isWorking: boolean;
  /** The installation is a demonstration. */
  readonly isDemo: boolean;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
  readonly onSubmit: () => void;
  readonly emailInput?: Ref<HTMLInputElement>;
  readonly passwordInput?: Ref<HTMLInputElement>;
}

/** E-mail and password. Enter submits; the first field that is empty begins with the focus. */
export function LoginFormView(props: LoginFormViewProps) {
  const { email, password, problems, outcome, isWorking, isDemo } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <Field
        autoComplete="username"
        autoFocus={email === ""}
        inputRef={props.emailInput}
        label="E-mail"
        onValue={props.onEmail}
        problem={problems.email}
        type="email"
        value={email}
      />
      <PasswordField
        autoComplete="current-password"
        autoFocus={email !== ""}
        inputRef={props.passwordInput}
        label="Password"
        onValue={props.onPassword}
        problem={problems.password}
        value={password}
      />
      <Unfinished outcome={outcome} />
      <Button fill intent="primary" loading={isWorking} size="large" text="Log in" type="submit" />
      {isDemo && (
        <p className="login-demo sb-muted sb-small">
          Demonstration: its accounts are listed where it was started.
        </p>
      )}
    </form>
  );
}

/** The password was right, and something is still to be done before the person is in. */
function Unfinished({ outcome }: Pick<LoginFormViewProps, "outcome">) {
  if (outcome === undefined || outcome === "signed-in") return null;
  return (
    <Callout className="login-unfinished" compact intent="warning">
      {outcome === "must-change-password"
        ? "This account needs a new password first. Ask your administrator to set one."
        : "This account is not confirmed yet. Ask your administrator to confirm it."}
    </Callout>
  );
}
