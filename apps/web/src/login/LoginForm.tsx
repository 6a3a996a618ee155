import { ApiError } from "@stopbank/contract/client";
import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio";
import { type SignInOutcome, shell, signIn, toasts } from "../session/state.ts";
import { LoginFormView } from "./LoginFormView.tsx";
import { loginRefusal } from "./loginRefusal.ts";
import { type LoginProblems, validateLogin } from "./validateLogin.ts";

/** Logs in with e-mail and password; the first field that is wrong takes focus. */
export function LoginForm({ onSignedIn }: { readonly onSignedIn?: () => void }) {
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
  const submit = async () => {
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
    <LoginFormView
      email={email}
      emailInput={emailInput}
      isDemo={session.demo}
      isWorking={isWorking}
      onEmail={setEmail}
      onPassword={setPassword}
      onSubmit={() => void submit()}
      outcome={outcome}
      password={password}
      passwordInput={passwordInput}
      problems={problems}
    />
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
