import { Button } from "@blueprintjs/core";
import type { ReactNode, Ref } from "react";
import { StepForm } from "../account/step/StepForm.tsx";
import { EmailField } from "../fields/EmailField.tsx";
import { PasswordField } from "../fields/PasswordField.tsx";
import type { SignInOffers } from "./useSignInOffer.ts";
import type { LoginFields, LoginProblems } from "./validateLogin.ts";

export interface LoginFormViewProps extends LoginFields {
  readonly problems: LoginProblems;
  readonly isWorking: boolean;
  /** The installation is a demonstration. */
  readonly isDemo: boolean;
  /** Organisations' own sign-ins. */
  readonly offers?: SignInOffers | undefined;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
  readonly onSubmit: () => void;
  readonly emailInput?: Ref<HTMLInputElement>;
  readonly passwordInput?: Ref<HTMLInputElement>;
  /** Below the button. */
  readonly beside?: ReactNode;
}

/**
 * E-mail and password, or in the password's place the sign-in of the organisation that the address is of. Enter submits; the first
 * field that is empty begins with the focus.
 */
export function LoginFormView(props: LoginFormViewProps) {
  const { email, password, problems, isWorking, isDemo, emailInput, passwordInput, offers } = props;
  const own = offers?.ofEmail;
  const ofHost = own === undefined ? offers?.ofHost : undefined;
  return (
    <StepForm
      action={own === undefined ? "Log in" : `Log in with ${own.name}`}
      beside={
        <>
          {own !== undefined && (
            <Button
              className="login-other-way"
              fill
              onClick={offers?.onPassword}
              text="Use a password instead"
              variant="minimal"
            />
          )}
          {ofHost !== undefined && (
            <Button
              className="login-other-way"
              disabled={isWorking}
              fill
              onClick={ofHost.onGo}
              size="large"
              text={`Log in with ${ofHost.name}`}
              variant="outlined"
            />
          )}
          {own === undefined && props.beside}
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
        onBlur={() => void offers?.ask()}
        onEmail={props.onEmail}
        problem={problems.email}
      />
      {own === undefined ? (
        <PasswordField
          autoComplete="current-password"
          autoFocus={email !== ""}
          {...(passwordInput === undefined ? {} : { inputRef: passwordInput })}
          label="Password"
          onValue={props.onPassword}
          problem={problems.password}
          value={password}
        />
      ) : (
        <p className="login-own sb-muted" role="status">
          {own.name} logs you in with its own account.
        </p>
      )}
    </StepForm>
  );
}
