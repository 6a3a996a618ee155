import { Button } from "@blueprintjs/core";
import type { FactorKind } from "@stopbank/contract/second-factors";
import { AppSetUpView } from "../../factors/AppSetUpView.tsx";
import { Field } from "../../fields/Field.tsx";
import { StepForm } from "../step/StepForm.tsx";

export interface EnrolmentViewProps {
  readonly email: string;
  readonly kind: FactorKind;
  readonly canUsePasskeys: boolean;
  /** Who demands it; empty until the server has said so. */
  readonly demandedBy: readonly string[];
  readonly secret: string | undefined;
  readonly uri: string | undefined;
  /** The code, or the passkey's name. */
  readonly typed: string;
  readonly problem: string | undefined;
  readonly isWorking: boolean;
  readonly onType: (typed: string) => void;
  readonly onKind: (kind: FactorKind) => void;
  readonly onSubmit: () => void;
  readonly onOver: () => void;
}

/** Sets up the second factor that an organisation demands, before the person is in. */
export function EnrolmentView(props: EnrolmentViewProps) {
  const { kind, demandedBy, typed, problem, isWorking, onType, onKind } = props;
  const who = demandedBy.length === 0 ? "Your organisation" : demandedBy.join(" and ");
  return (
    <StepForm
      action={kind === "totp" ? "Confirm and log in" : "Make the passkey and log in"}
      beside={
        <div className="account-choices">
          {kind === "passkey" && (
            <Button
              fill
              onClick={() => onKind("totp")}
              text="Use an authenticator app instead"
              variant="minimal"
            />
          )}
          {kind === "totp" && props.canUsePasskeys && (
            <Button fill onClick={() => onKind("passkey")} text="Use a passkey instead" variant="minimal" />
          )}
          <Button fill onClick={props.onOver} text="Log in with another account" variant="minimal" />
        </div>
      }
      email={props.email}
      intro={`${who} asks for a second step beside your password. Set one up now; you are asked for it from the next log-in on.`}
      isWorking={isWorking}
      onSubmit={props.onSubmit}
      title="Set up a second step"
    >
      {kind === "totp" ? (
        <AppSetUpView code={typed} onCode={onType} problem={problem} secret={props.secret} uri={props.uri} />
      ) : (
        <Field
          autoFocus
          label="Name of the passkey"
          maxLength={60}
          onValue={onType}
          placeholder="Work laptop"
          problem={problem}
          value={typed}
        />
      )}
    </StepForm>
  );
}
