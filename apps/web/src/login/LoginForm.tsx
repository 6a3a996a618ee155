import { ApiError } from "@stopbank/contract/client";
import { type ReactNode, useRef, useState } from "react";
import { useSnapshot } from "valtio";
import { useRefusal } from "../account/step/useRefusal.ts";
import { type SignInOutcome, signIn } from "../session/signIn.ts";
import { shell, toasts } from "../session/state.ts";
import { LoginFormView } from "./LoginFormView.tsx";
import { loginRefusal } from "./loginRefusal.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { useSignInOffer } from "./useSignInOffer.ts";
import { type LoginProblems, validateLogin } from "./validateLogin.ts";

export interface LoginFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignedIn: () => void;
  /** The password was right, and a new one is asked for. */
  readonly onMustChange: () => void;
  /** A second factor is asked for. */
  readonly onMustGoOn: (step: "second-factor" | "enrolment") => void;
  /** The password was right, and the code of this sign-up is asked for. */
  readonly onMustConfirm: (signUpId: string, password: string) => void;
  /** Below the button. */
  readonly beside?: ReactNode;
}

/** Logs in with e-mail and password; the first field that is wrong takes focus. */
export function LoginForm({ email, onEmail, beside, ...then }: LoginFormProps) {
  const { session } = useSnapshot(shell);
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<LoginProblems>({});
  const [isWorking, setWorking] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const offers = useSignInOffer(email);
  const hush = useRefusal();
  const refuse = (found: LoginProblems) => {
    setProblems(found);
    (found.email === undefined ? passwordInput : emailInput).current?.focus();
  };
  const goOn = (outcome: SignInOutcome) => {
    if (outcome.next === "signed-in") then.onSignedIn();
    else if (outcome.next === "must-change-password") then.onMustChange();
    else if (outcome.next === "must-confirm") then.onMustConfirm(outcome.signUpId, password);
    else then.onMustGoOn(outcome.next);
  };
  const submit = async () => {
    if (isWorking) return;
    if (offers.ofEmail !== undefined) {
      setWorking(true);
      return offers.ofEmail.onGo();
    }
    // Enter in the address, before there is a password.
    if (password === "" && (await offers.ask())) return setProblems({});
    const found = validateLogin({ email, password });
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setWorking(true);
    hush();
    try {
      goOn(await signIn(email.trim(), password));
    } catch (error) {
      hush(toasts.error(loginRefusal(error)));
      const isWrong = error instanceof ApiError && error.status === 401;
      refuse(isWrong ? { password: "The e-mail and password do not belong together." } : {});
    } finally {
      setWorking(false);
    }
  };

  return (
    <LoginFormView
      beside={
        <>
          <PasskeyButton onOutcome={goOn} />
          {beside}
        </>
      }
      email={email}
      emailInput={emailInput}
      isDemo={session.demo}
      isWorking={isWorking}
      offers={offers}
      onEmail={onEmail}
      onPassword={setPassword}
      onSubmit={() => void submit()}
      password={password}
      passwordInput={passwordInput}
      problems={problems}
    />
  );
}
