import { codeFaults } from "@stopbank/contract/confirmation-code";
import { emailFault } from "@stopbank/contract/email";
import { type ReactNode, useRef, useState } from "react";
import { CodeField } from "../fields/CodeField.tsx";
import { EmailField } from "../fields/EmailField.tsx";
import { isGoodNewPassword, NewPasswordFields } from "../fields/NewPasswordFields.tsx";
import { toasts } from "../session/state.ts";
import { postReset } from "./accountCalls.ts";
import { isCodeExpired } from "./accountWords.ts";
import { StepForm } from "./step/StepForm.tsx";
import { useStep } from "./step/useStep.ts";

export interface ResetFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onReset: () => void;
  readonly onExpired: () => void;
  readonly beside: ReactNode;
}

/** The second step of a reset: the code from the mail, and the new password. */
export function ResetForm({ email, onEmail, onReset, onExpired, beside }: ResetFormProps) {
  const [code, setCode] = useState("");
  const [typed, setTyped] = useState({ password: "", again: "" });
  const step = useStep("reset");
  const emailInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const problem = emailFault(email);
  const isCodeGood = codeFaults(code).length === 0;
  const isGood = problem === undefined && isCodeGood && isGoodNewPassword(typed);
  const reset = async () => {
    await postReset(email, code, typed.password);
    toasts.success("Password reset successfully.");
    onReset();
  };
  const submit = () => {
    if (problem !== undefined) emailInput.current?.focus();
    else if (!isCodeGood) codeInput.current?.focus();
    else if (!isGood) passwordInput.current?.focus();
    void step.submit(isGood, reset, (error) => {
      const leaves = isCodeExpired(error);
      if (leaves) onExpired();
      else codeInput.current?.select();
      return leaves;
    });
  };
  return (
    <StepForm
      action="Set the new password"
      beside={beside}
      intro="The code is in the mail, if the address has an account. It is good for ten minutes."
      isWorking={step.isWorking}
      onSubmit={submit}
      title="Code and password"
    >
      <EmailField
        email={email}
        inputRef={emailInput}
        onEmail={onEmail}
        problem={step.isTried ? problem : undefined}
      />
      <CodeField code={code} inputRef={codeInput} isTried={step.isTried} onCode={setCode} />
      <NewPasswordFields
        {...typed}
        isTried={step.isTried}
        onChange={setTyped}
        passwordInput={passwordInput}
        refused={step.refused}
      />
    </StepForm>
  );
}
