import { Button, Callout, InputGroup } from "@blueprintjs/core";
import { longestDisplayName } from "@stopbank/contract/client-names";
import { Dialog } from "@stopbank/ui/dialog";
import type { NewClient, NewClientFaults } from "../../../domain/people/newClient.ts";
import { focusFirstProblem } from "../editing/focusFirstProblem.ts";
import { LabelledField } from "../editing/LabelledField.tsx";

export interface NewClientViewProps {
  readonly isOpen: boolean;
  readonly asked: NewClient;
  /** What is wrong with the fields, once it was tried. */
  readonly faults: NewClientFaults;
  /** Why the server made none, where that is about no field. */
  readonly refusal: string | undefined;
  readonly isWorking: boolean;
  readonly onChange: (field: keyof NewClient, text: string) => void;
  readonly onCancel: () => void;
  readonly onCreate: () => Promise<void>;
}

/** What a new client is called, and who is the first to administer it. */
export const NewClientView = (props: NewClientViewProps) => {
  const { isOpen, asked, faults, refusal, isWorking, onChange, onCancel, onCreate } = props;
  const field = (name: keyof NewClient, words: { readonly label: string; readonly hint: string }) => (
    <LabelledField {...words} problem={faults[name]}>
      {(tied) => (
        <InputGroup
          {...tied}
          autoCapitalize={name === "displayName" ? "words" : "none"}
          autoComplete="off"
          autoFocus={name === "displayName"}
          intent={faults[name] === undefined ? "none" : "danger"}
          maxLength={name === "displayName" ? longestDisplayName : 254}
          onValueChange={(text) => onChange(name, text)}
          spellCheck={false}
          type={name === "administrator" ? "email" : "text"}
          value={asked[name]}
        />
      )}
    </LabelledField>
  );
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isWorking} onClick={onCancel} text="Cancel" />
          <Button form="new-client" intent="primary" loading={isWorking} text="Create client" type="submit" />
        </>
      }
      closesOnOutsideClick={false}
      isOpen={isOpen}
      onClose={onCancel}
      title="New client"
      widthPx={520}
    >
      <form
        id="new-client"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          // What is wrong may be found out by the server alone.
          void onCreate().then(() => focusFirstProblem(form));
        }}
      >
        {refusal !== undefined && (
          <Callout compact intent="danger" role="alert">
            {refusal}
          </Callout>
        )}
        {field("displayName", {
          label: "Name",
          hint: "What people read. Its administrators can change it.",
        })}
        {field("name", {
          label: "Name in addresses",
          hint: "Lower-case letters, digits and hyphens. It stays as it is.",
        })}
        {field("administrator", {
          label: "First administrator",
          hint: "An e-mail address. Whoever has an account is its administrator at once; anybody else gets an invitation by mail.",
        })}
      </form>
    </Dialog>
  );
};
