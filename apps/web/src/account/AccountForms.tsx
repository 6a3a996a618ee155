import { Checkbox } from "@blueprintjs/core";
import { TabSet } from "@stopbank/ui/tabs";
import { useState } from "react";
import { useSnapshot } from "valtio";
import { LoginForm } from "../login/LoginForm.tsx";
import { shell, toasts } from "../session/state.ts";
import { CodeForm } from "./CodeForm.tsx";
import { type AccountDraft, dropDraft, keepDraft, keptDraft, type StepName } from "./draft.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { ResetForm } from "./ResetForm.tsx";
import { rememberSignUp } from "./recentSignUp.ts";
import { SendCodeForm } from "./SendCodeForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { EnrolmentForm } from "./secondFactor/EnrolmentForm.tsx";
import { SecondFactorForm } from "./secondFactor/SecondFactorForm.tsx";

export interface AccountFormsProps {
  /** Where to begin; where the person was, without it. */
  readonly start?: StepName | undefined;
  /** Whose address is known, as from an invitation. */
  readonly email?: string | undefined;
  readonly onSignedIn: () => void;
  /** There is nothing to go on with: the dialog closes, a page begins anew. */
  readonly onExpired: () => void;
}

/** All that leads to somebody being logged in: logging in, signing up, and setting a password. */
export function AccountForms({ start, email, onSignedIn, onExpired }: AccountFormsProps) {
  const [draft, change] = useDraft(start, email);
  const done = () => {
    dropDraft();
    onSignedIn();
  };
  const expired = (step: StepName) => {
    change({ step, signUpId: undefined });
    onExpired();
  };
  const tab = draft.step.startsWith("sign-up") ? "sign-up" : "log-in";
  const forgot = (
    <Checkbox
      checked={draft.step !== "log-in"}
      className="account-forgot"
      label="Forgot password"
      onChange={({ currentTarget }) => change({ step: currentTarget.checked ? "reset-email" : "log-in" })}
    />
  );
  const begin = () => change({ step: "log-in" });
  const setEmail = (typed: string) => change({ email: typed });
  const logIn = {
    "log-in": (
      <LoginForm
        beside={forgot}
        email={draft.email}
        onEmail={setEmail}
        onMustChange={() => change({ step: "new-password" })}
        onMustGoOn={(step) => change({ step })}
        onMustConfirm={(signUpId, password) => {
          rememberSignUp({ email: draft.email, signUpId });
          toasts.info("Please verify the code by checking your email.");
          change({ step: "sign-up-code", signUpId, password });
        }}
        onSignedIn={done}
      />
    ),
    "new-password": (
      <NewPasswordForm
        email={draft.email}
        onMustGoOn={(step) => change({ step })}
        onOver={begin}
        onSignedIn={done}
      />
    ),
    "second-factor": <SecondFactorForm email={draft.email} onOver={begin} onSignedIn={done} />,
    enrolment: <EnrolmentForm email={draft.email} onOver={begin} onSignedIn={done} />,
    "reset-email": (
      <SendCodeForm
        beside={forgot}
        email={draft.email}
        onEmail={setEmail}
        onSent={() => change({ step: "reset-code" })}
      />
    ),
    "reset-code": (
      <ResetForm
        beside={forgot}
        email={draft.email}
        onEmail={setEmail}
        onExpired={() => expired("reset-email")}
        onReset={() => change({ step: "log-in" })}
      />
    ),
  };
  return (
    <TabSet
      chosen={tab}
      id="login"
      onChoose={(chosen) => change({ step: chosen === tab ? draft.step : chosen })}
      tabs={[
        {
          id: "log-in",
          panel: tab === "log-in" ? logIn[draft.step as keyof typeof logIn] : logIn["log-in"],
          title: "Log in",
        },
        {
          id: "sign-up",
          panel:
            draft.step === "sign-up-code" ? (
              <CodeForm
                draft={draft}
                onDraft={change}
                onExpired={() => expired("sign-up")}
                onSignedIn={done}
              />
            ) : (
              <SignUpForm draft={draft} onDraft={change} />
            ),
          title: "Sign up",
        },
      ]}
    />
  );
}

function useDraft(start: StepName | undefined, email: string | undefined) {
  const { session } = useSnapshot(shell);
  const [draft, setDraft] = useState<AccountDraft>(() => {
    const former = keptDraft();
    // Whoever's session ended has only to type the password.
    const isExpired = session.status === "expired";
    return {
      ...former,
      step: start ?? (isExpired ? "log-in" : former.step),
      email: email ?? (isExpired ? (session.email ?? "") : former.email),
    };
  });
  const change = (part: Partial<AccountDraft>) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      keepDraft(after);
      return after;
    });
  return [draft, change] as const;
}
