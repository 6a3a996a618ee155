import { emailFault } from "@stopbank/contract/email";
import { type ReactNode, useRef } from "react";
import { EmailField } from "../fields/EmailField.tsx";
import { toasts } from "../session/state.ts";
import { postForgotPassword } from "./accountCalls.ts";
import { StepForm } from "./step/StepForm.tsx";
import { useStep } from "./step/useStep.ts";

export interface SendCodeFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: () => void;
  readonly beside: ReactNode;
}

/** The first step of a reset: where the code is to be sent. */
export function SendCodeForm({ email, onEmail, onSent, beside }: SendCodeFormProps) {
  const step = useStep("forgot");
  const input = useRef<HTMLInputElement>(null);
  const problem = emailFault(email);
  const send = async () => {
    await postForgotPassword(email);
    toasts.info("If email exists you will receive a confirmation code.");
    onSent();
  };
  return (
    <StepForm
      action="Send code"
      beside={beside}
      isWorking={step.isWorking}
      onSubmit={() => {
        if (problem !== undefined) input.current?.focus();
        void step.submit(problem === undefined, send);
      }}
      title="Send code to email"
    >
      <EmailField
        autoFocus
        email={email}
        inputRef={input}
        onEmail={onEmail}
        problem={step.isTried ? problem : undefined}
      />
    </StepForm>
  );
}
