import type { ReactNode, Ref } from "react";
import { StepForm } from "../account/StepForm.tsx";
import { EmailField } from "../fields/EmailField.tsx";
import { PasswordField } from "../fields/PasswordField.tsx";
import type { LoginFields, LoginProblems } from "./validateLogin.ts";

export interface LoginFormViewProps extends LoginFields {
  readonly problems: LoginProblems;
  readonly isWorking: boolean;
  /** The installation is a demonstration. */
  readonly isDemo: boolean;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
  readonly onSubmit: () => void;
  readonly emailInput?: Ref<HTMLInputElement>;
  readonly passwordInput?: Ref<HTMLInputElement>;
  /** Below the button. */
  readonly beside?: ReactNode;
}

/** E-mail and password. Enter submits; the first field that is empty begins with the focus. */
export function LoginFormView(props: LoginFormViewProps) {
  const { email, password, problems, isWorking, isDemo, emailInput, passwordInput } = props;
  return (
    <StepForm
      action="Log in"
      beside={
        <>
          {props.beside}
          {isDemo && (
            <p className="login-demo sb-muted sb-small">
              Demonstration: its accounts are listed where it was started, and its mails are at{" "}
              <a href="/dev/mail" rel="noreferrer" target="_blank">
                /dev/mail
              </a>
              .
            </p>
          )}
        </>
      }
      isWorking={isWorking}
      onSubmit={props.onSubmit}
    >
      <EmailField
        autoFocus={email === ""}
        email={email}
        {...(emailInput === undefined ? {} : { inputRef: emailInput })}
        offersPasskeys
        onEmail={props.onEmail}
        problem={problems.email}
      />
      <PasswordField
        autoComplete="current-password"
        autoFocus={email !== ""}
        {...(passwordInput === undefined ? {} : { inputRef: passwordInput })}
        label="Password"
        onValue={props.onPassword}
        problem={problems.password}
        value={password}
      />
    </StepForm>
  );
}
