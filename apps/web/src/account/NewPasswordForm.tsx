import { Button } from "@blueprintjs/core";
import { ApiError } from "@stopbank/contract/client";
import { useRef, useState } from "react";
import { isGoodNewPassword, NewPasswordFields } from "../fields/NewPasswordFields.tsx";
import { setNewPassword } from "../session/newPassword.ts";
import { StepForm } from "./step/StepForm.tsx";
import { useStep } from "./step/useStep.ts";

export interface NewPasswordFormProps {
  readonly email: string;
  readonly onSignedIn: () => void;
  /** A second factor is asked for next. */
  readonly onMustGoOn: (step: "second-factor" | "enrolment") => void;
  /** The log-in that asked for it is over, or given up. */
  readonly onOver: () => void;
}

/** A log-in that asks for a new password before the person is in. */
export function NewPasswordForm({ email, onSignedIn, onMustGoOn, onOver }: NewPasswordFormProps) {
  const [typed, setTyped] = useState({ password: "", again: "" });
  const step = useStep("new-password");
  const passwordInput = useRef<HTMLInputElement>(null);
  const isGood = isGoodNewPassword(typed);
  return (
    <StepForm
      action="Change password"
      beside={
        <Button
          className="account-beside"
          fill
          onClick={onOver}
          text="Log in with another account"
          variant="minimal"
        />
      }
      email={email}
      intro="The one you were given is not used again. Whoever is logged in with it is logged out."
      isWorking={step.isWorking}
      onSubmit={() => {
        if (!isGood) passwordInput.current?.focus();
        void step.submit(
          isGood,
          async () => {
            const { next } = await setNewPassword(typed.password);
            if (next === "second-factor" || next === "enrolment") onMustGoOn(next);
            else onSignedIn();
          },
          (error) => {
            const isOver = error instanceof ApiError && error.status === 401;
            if (isOver) onOver();
            else passwordInput.current?.select();
            return isOver;
          },
        );
      }}
      title="Choose a new password"
    >
      <NewPasswordFields
        {...typed}
        autoFocus
        isTried={step.isTried}
        onChange={setTyped}
        passwordInput={passwordInput}
        refused={step.refused}
      />
    </StepForm>
  );
}
