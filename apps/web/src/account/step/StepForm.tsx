import { Button } from "@blueprintjs/core";
import { type ReactNode, useId } from "react";
import { KeptEmail } from "../../fields/KeptEmail.tsx";

export interface StepFormProps {
  readonly title?: string;
  /** What is to be done, and why. */
  readonly intro?: ReactNode;
  /** What its button says. */
  readonly action: string;
  readonly isWorking: boolean;
  readonly onSubmit: () => void;
  /** The address that password managers are to keep with what is typed, where no field shows it. */
  readonly email?: string;
  /** Below the button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** One step of an account's forms. Enter submits it, in any of its fields. */
export function StepForm(props: StepFormProps) {
  const { title, intro, action, isWorking, onSubmit, email, beside, children } = props;
  const id = useId();
  return (
    <form
      aria-labelledby={title === undefined ? undefined : id}
      className="account-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) onSubmit();
      }}
    >
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {intro !== undefined && <p className="sb-muted">{intro}</p>}
      {email !== undefined && <KeptEmail email={email} />}
      {children}
      <Button fill intent="primary" loading={isWorking} size="large" text={action} type="submit" />
      {beside}
    </form>
  );
}
