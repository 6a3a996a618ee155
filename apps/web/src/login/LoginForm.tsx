import { Button, Callout } from "@blueprintjs/core";
import { ApiError } from "@stopbank/contract/client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio";
import { type SignInOutcome, shell, signIn, toasts } from "../session/state.ts";
import { Field } from "./Field.tsx";
import { loginRefusal } from "./loginRefusal.ts";
import { PasswordField } from "./PasswordField.tsx";
import { type LoginProblems, validateLogin } from "./validateLogin.ts";

/** E-mail and password. Enter submits; the first field that is wrong takes focus. */
export function LoginForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const { session } = useSnapshot(shell);
  const [email, setEmail] = useState(session.status === "expired" ? (session.email ?? "") : "");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<LoginProblems>({});
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const [isWorking, setWorking] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const hush = useRefusal();
  const refuse = (found: LoginProblems) => {
    setProblems(found);
    (found.email === undefined ? passwordInput : emailInput).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    const found = validateLogin({ email, password });
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setWorking(true);
    hush();
    try {
      const next = await signIn(email.trim(), password);
      setOutcome(next);
      if (next === "signed-in") onSignedIn?.();
      // The button that was pressed lost the focus while it worked.
      else refuse({});
    } catch (error) {
      hush(toasts.error(loginRefusal(error)));
      const isWrong = error instanceof ApiError && error.status === 401;
      refuse(isWrong ? { password: "The e-mail and password do not belong together." } : {});
    } finally {
      setWorking(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        autoComplete="username"
        autoFocus={email === ""}
        inputRef={emailInput}
        label="E-mail"
        onValue={setEmail}
        problem={problems.email}
        type="email"
        value={email}
      />
      <PasswordField
        autoComplete="current-password"
        autoFocus={email !== ""}
        inputRef={passwordInput}
        label="Password"
        onValue={setPassword}
        problem={problems.password}
        value={password}
      />
      <Unfinished outcome={outcome} />
      <Button fill intent="primary" loading={isWorking} size="large" text="Log in" type="submit" />
      {session.demo && (
        <p className="login-demo sb-muted sb-small">
          Demonstration: its accounts are listed where it was started.
        </p>
      )}
    </form>
  );
}

/** An error stays to be read until another attempt, or until there is no form to try again. */
function useRefusal(): (next?: number) => void {
  const shown = useRef<number>(undefined);
  const hush = useRef((next?: number) => {
    if (shown.current !== undefined) toasts.dismiss(shown.current);
    shown.current = next;
  });
  useEffect(() => {
    const forget = hush.current;
    return () => forget();
  }, []);
  return hush.current;
}

/** The password was right, and something is still to be done before the person is in. */
function Unfinished({ outcome }: { outcome: SignInOutcome | undefined }) {
  if (outcome === undefined || outcome === "signed-in") return null;
  return (
    <Callout className="login-unfinished" compact intent="warning">
      {outcome === "must-change-password"
        ? "This account needs a new password first. Ask your administrator to set one."
        : "This account is not confirmed yet. Ask your administrator to confirm it."}
    </Callout>
  );
}
