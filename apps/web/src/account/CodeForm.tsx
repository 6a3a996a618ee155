import { Button } from "@blueprintjs/core";
import { codeFaults } from "@stopbank/contract/confirmation-code";
import { useRef, useState } from "react";
import { CodeField } from "../fields/CodeField.tsx";
import { loginRefusal } from "../login/loginRefusal.ts";
import { signIn } from "../session/signIn.ts";
import { toasts } from "../session/state.ts";
import { postCode, postSignUp } from "./accountCalls.ts";
import { isCodeExpired } from "./accountWords.ts";
import type { AccountDraft } from "./draft.ts";
import { forgetSignUp, rememberSignUp } from "./recentSignUp.ts";
import { StepForm } from "./step/StepForm.tsx";
import { useStep } from "./step/useStep.ts";

export interface CodeFormProps {
  readonly draft: AccountDraft;
  readonly onDraft: (change: Partial<AccountDraft>) => void;
  readonly onSignedIn: () => void;
  /** The code has expired: there is nothing to go on with. */
  readonly onExpired: () => void;
}

/** The second step of signing up: the code from the mail, and then straight in, where the password is still known. */
export function CodeForm({ draft, onDraft, onSignedIn, onExpired }: CodeFormProps) {
  const { email, password, phone, signUpId = "" } = draft;
  const [code, setCode] = useState("");
  const step = useStep("code");
  const another = useStep("sign-up");
  const input = useRef<HTMLInputElement>(null);
  const confirm = async () => {
    await postCode(signUpId, email, code);
    forgetSignUp();
    onDraft({ step: "log-in", signUpId: undefined });
    try {
      if (password !== "") await goIn();
    } catch (error) {
      // They are signed up all the same, and at the log-in.
      toasts.error(loginRefusal(error));
    } finally {
      // Not before: a change of client takes all notices away.
      toasts.success("You have successfully signed up.");
    }
  };
  const goIn = async () => {
    const { next } = await signIn(email.trim(), password);
    if (next === "signed-in") onSignedIn();
    else if (next === "second-factor" || next === "enrolment") onDraft({ step: next });
  };
  const refused = (error: unknown) => {
    if (!isCodeExpired(error)) {
      input.current?.select();
      return false;
    }
    forgetSignUp();
    onExpired();
    return true;
  };
  const sendAnother = async () => {
    const newId = await postSignUp({ email, password, phone });
    rememberSignUp({ email, signUpId: newId });
    onDraft({ signUpId: newId });
    toasts.info("Please verify the code by checking your email.");
    setCode("");
    input.current?.focus();
  };
  return (
    <StepForm
      action="Confirm"
      beside={
        <CodeChoices
          canSendAnother={password !== ""}
          isWorking={another.isWorking}
          onBack={() => {
            forgetSignUp();
            onDraft({ step: "sign-up", signUpId: undefined });
          }}
          onSendAnother={() => void another.submit(true, sendAnother)}
        />
      }
      email={email}
      intro={`Type the code that was sent to ${email.trim()}. It is good for ten minutes.`}
      isWorking={step.isWorking}
      onSubmit={() => {
        const isGood = codeFaults(code).length === 0;
        if (!isGood) input.current?.focus();
        void step.submit(isGood, confirm, refused);
      }}
      title="Code validation"
    >
      <CodeField code={code} inputRef={input} isTried={step.isTried} onCode={setCode} />
    </StepForm>
  );
}

interface CodeChoicesProps {
  readonly canSendAnother: boolean;
  readonly isWorking: boolean;
  readonly onBack: () => void;
  readonly onSendAnother: () => void;
}

const CodeChoices = ({ canSendAnother, isWorking, onBack, onSendAnother }: CodeChoicesProps) => (
  <>
    {canSendAnother && (
      <Button
        className="account-beside"
        fill
        loading={isWorking}
        onClick={onSendAnother}
        text="Send another code"
        variant="minimal"
      />
    )}
    <Button
      className="account-beside"
      fill
      onClick={onBack}
      text="Use another e-mail address"
      variant="minimal"
    />
  </>
);
