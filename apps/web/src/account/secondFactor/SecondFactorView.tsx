import { Button } from "@blueprintjs/core";
import type { ReactNode, Ref } from "react";
import { Field } from "../../fields/Field.tsx";
import { StepForm } from "../step/StepForm.tsx";

/** What somebody answers with. */
export type FactorWay = "totp" | "passkey" | "recovery";

export interface SecondFactorViewProps {
  readonly email: string;
  readonly way: FactorWay;
  /** Which of an app and passkeys they have. */
  readonly ways: readonly FactorWay[];
  /** Why one that they have cannot be used here. */
  readonly note?: ReactNode;
  readonly typed: string;
  readonly problem: string | undefined;
  readonly isWorking: boolean;
  readonly input?: Ref<HTMLInputElement>;
  readonly onType: (typed: string) => void;
  readonly onWay: (way: FactorWay) => void;
  readonly onSubmit: () => void;
  readonly onOver: () => void;
}

const steps = {
  totp: {
    intro: "Open your authenticator app and type the code that it shows for Stopbank.",
    label: "Code from your app",
    action: "Log in",
    choice: "Use a code from your app",
  },
  passkey: {
    intro: "Confirm with your passkey, as you unlock this device or touch your key.",
    label: "",
    action: "Use your passkey",
    choice: "Use your passkey",
  },
  recovery: {
    intro: "Type one of the recovery codes that you kept. It is used up by that.",
    label: "Recovery code",
    action: "Log in",
    choice: "Use a recovery code",
  },
} as const;

/** The second step of a log-in: one of what the person has. */
export function SecondFactorView(props: SecondFactorViewProps) {
  const { email, way, ways, typed, problem, isWorking, input, onType, onWay, onSubmit, onOver } = props;
  const step = steps[way];
  const others = [...ways, "recovery" as const].filter((other) => other !== way);
  return (
    <StepForm
      action={step.action}
      beside={
        <>
          {props.note}
          <div className="account-choices">
            {others.map((other) => (
              <Button
                fill
                key={other}
                onClick={() => onWay(other)}
                text={steps[other].choice}
                variant="minimal"
              />
            ))}
            <Button fill onClick={onOver} text="Log in with another account" variant="minimal" />
          </div>
        </>
      }
      email={email}
      intro={step.intro}
      isWorking={isWorking}
      onSubmit={onSubmit}
      title="Second step"
    >
      {way === "passkey" ? (
        problem !== undefined && (
          <p className="account-problem" role="alert">
            {problem}
          </p>
        )
      ) : (
        <Field
          autoComplete={way === "totp" ? "one-time-code" : "off"}
          autoFocus
          {...(input === undefined ? {} : { inputRef: input })}
          inputMode={way === "totp" ? "numeric" : "text"}
          key={way}
          label={step.label}
          onValue={onType}
          problem={problem}
          spellCheck={false}
          value={typed}
        />
      )}
    </StepForm>
  );
}
