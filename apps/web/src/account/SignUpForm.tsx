import { emailFault } from "@stopbank/contract/email";
import { phoneFault } from "@stopbank/contract/phone";
import { useRef, useState } from "react";
import { EmailField } from "../fields/EmailField.tsx";
import { Field } from "../fields/Field.tsx";
import { isGoodNewPassword, NewPasswordFields } from "../fields/NewPasswordFields.tsx";
import { toasts } from "../session/state.ts";
import { postSignUp } from "./accountCalls.ts";
import type { AccountDraft } from "./draft.ts";
import { recentSignUpOf, rememberSignUp } from "./recentSignUp.ts";
import { StepForm } from "./step/StepForm.tsx";
import { useStep } from "./step/useStep.ts";

export interface SignUpFormProps {
  readonly draft: AccountDraft;
  readonly onDraft: (change: Partial<AccountDraft>) => void;
}

/** The first step of signing up. Who has just signed up with the same address goes on to the code that was mailed then. */
export function SignUpForm({ draft: { email, phone, password }, onDraft }: SignUpFormProps) {
  const [again, setAgain] = useState("");
  const step = useStep("sign-up");
  const first = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const problems = { email: emailFault(email), phone: phoneFault(phone) };
  const isGood =
    problems.email === undefined && problems.phone === undefined && isGoodNewPassword({ password, again });
  const signUp = async () => {
    const recent = recentSignUpOf(email);
    if (recent !== undefined)
      toasts.info(
        "You have recently signed up with this email. Please verify the code by checking your email.",
      );
    const signUpId = recent?.signUpId ?? (await postSignUp({ email, password, phone }));
    rememberSignUp({ email, signUpId });
    onDraft({ step: "sign-up-code", signUpId });
  };
  const submit = () => {
    if (problems.email !== undefined) first.current?.focus();
    else if (problems.phone !== undefined) phoneInput.current?.focus();
    else if (!isGood) passwordInput.current?.focus();
    void step.submit(isGood, signUp);
  };
  return (
    <StepForm action="Sign up" isWorking={step.isWorking} onSubmit={submit} title="Email and Password">
      <EmailField
        autoFocus={email === ""}
        email={email}
        inputRef={first}
        onEmail={(typed) => onDraft({ email: typed })}
        problem={step.isTried ? problems.email : undefined}
      />
      <Field
        autoComplete="tel"
        inputMode="tel"
        inputRef={phoneInput}
        label="Phone (optional)"
        onValue={(typed) => onDraft({ phone: typed })}
        placeholder="021 123 4567"
        problem={step.isTried ? problems.phone : undefined}
        type="tel"
        value={phone}
      />
      <NewPasswordFields
        again={again}
        isTried={step.isTried}
        onChange={(typed) => {
          onDraft({ password: typed.password });
          setAgain(typed.again);
        }}
        password={password}
        passwordInput={passwordInput}
        refused={step.refused}
      />
    </StepForm>
  );
}
