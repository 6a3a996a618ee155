import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import { AppSetUpView } from "../../factors/AppSetUpView.tsx";
import { Field } from "../../fields/Field.tsx";

/** What is being changed. */
export type FactorChange =
  | { readonly what: "app"; readonly secret: string; readonly uri: string }
  | { readonly what: "new-passkey" }
  | { readonly what: "rename"; readonly id: string; readonly name: string }
  | { readonly what: "remove-passkey"; readonly id: string; readonly name: string }
  | { readonly what: "remove-app" };

export interface FactorDialogViewProps {
  readonly change: FactorChange;
  /** The app's code, or a name. */
  readonly typed: string;
  readonly problem: string | undefined;
  readonly isWorking: boolean;
  readonly onType: (typed: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const words = {
  app: { title: "Set up an authenticator app", action: "Confirm", intent: "primary" },
  "new-passkey": { title: "Add a passkey", action: "Make the passkey", intent: "primary" },
  rename: { title: "Rename a passkey", action: "Rename", intent: "primary" },
  "remove-passkey": { title: "Remove a passkey", action: "Remove passkey", intent: "danger" },
  "remove-app": { title: "Remove your authenticator app", action: "Remove app", intent: "danger" },
} as const;

/** One change of what the person logs in with. */
export function FactorDialogView(props: FactorDialogViewProps) {
  const { change, problem, isWorking, onSubmit, onClose } = props;
  const { title, action, intent } = words[change.what];
  const isRemoval = intent === "danger";
  return (
    <Dialog
      actions={
        <>
          <Button autoFocus={isRemoval} onClick={onClose} text="Cancel" />
          <Button form="factor-change" intent={intent} loading={isWorking} text={action} type="submit" />
        </>
      }
      closesOnOutsideClick={false}
      isOpen
      onClose={onClose}
      role={isRemoval ? "alertdialog" : "dialog"}
      title={title}
      widthPx={440}
    >
      <form
        id="factor-change"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWorking) onSubmit();
        }}
      >
        <ChangeFields {...props} />
        {isRemoval && problem !== undefined && (
          <p className="account-problem" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function ChangeFields({ change, typed, problem, onType }: FactorDialogViewProps) {
  switch (change.what) {
    case "app":
      return <AppSetUpView {...change} code={typed} onCode={onType} problem={problem} />;
    case "remove-app":
      return <p>You are no longer asked for its code. Recovery codes go with your last app or passkey.</p>;
    case "remove-passkey":
      return (
        <p>
          {change.name} does not log you in any more. Remove it from your device or password manager too.
          Recovery codes go with your last app or passkey.
        </p>
      );
    default:
      return (
        <Field
          autoFocus
          label="Name of the passkey"
          maxLength={60}
          onValue={onType}
          placeholder="Work laptop"
          problem={problem}
          value={typed}
        />
      );
  }
}
