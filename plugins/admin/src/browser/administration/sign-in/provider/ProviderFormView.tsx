import { Button, Checkbox, HTMLSelect, InputGroup, Switch } from "@blueprintjs/core";
import type { SignInDraft, SignInProblems } from "../../../../domain/settings/signInDraft.ts";
import { focusFirstProblem } from "../../editing/focusFirstProblem.ts";
import { LabelledField } from "../../editing/LabelledField.tsx";
import { RoleMapFields } from "./RoleMapFields.tsx";

export interface ProviderFormViewProps {
  readonly draft: SignInDraft;
  /** What is wrong with it, once it was tried. */
  readonly problems: SignInProblems;
  /** Whether a secret is kept; it is never shown. */
  readonly hasSecret: boolean;
  readonly isSaving: boolean;
  readonly isTesting: boolean;
  readonly onChange: (part: Partial<SignInDraft>) => void;
  readonly onSave: () => void;
  readonly onTest: () => void;
}

/** What an organisation's own sign-in is, and what it makes of whom. */
export function ProviderFormView(props: ProviderFormViewProps) {
  const { draft, problems, hasSecret, isSaving, isTesting, onChange, onSave, onTest } = props;
  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSave();
        focusFirstProblem(event.currentTarget);
      }}
    >
      <Switch
        checked={draft.isOn}
        label="People can log in with your organisation's own account"
        onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })}
      />
      <fieldset>
        <legend>Provider</legend>
        <LabelledField
          hint="The address that your provider calls issuer, without /.well-known behind it."
          label="Issuer"
          problem={problems.issuer}
        >
          {(field) => (
            <InputGroup
              {...field}
              inputMode="url"
              onValueChange={(issuer) => onChange({ issuer })}
              placeholder="https://login.microsoftonline.com/<tenant id>/v2.0"
              rightElement={
                <Button
                  disabled={draft.issuer.trim() === ""}
                  loading={isTesting}
                  onClick={onTest}
                  text="Test the settings"
                  variant="minimal"
                />
              }
              spellCheck={false}
              value={draft.issuer}
            />
          )}
        </LabelledField>
        <LabelledField label="Client ID" problem={problems.clientId}>
          {(field) => (
            <InputGroup
              {...field}
              onValueChange={(clientId) => onChange({ clientId })}
              spellCheck={false}
              value={draft.clientId}
            />
          )}
        </LabelledField>
        <LabelledField
          hint={
            hasSecret
              ? "One is kept, sealed. Leave this empty to keep it; it is not shown again."
              : "Kept sealed, and never shown again. Leave it empty for a public client."
          }
          label="Client secret"
        >
          {(field) => (
            <InputGroup
              {...field}
              autoComplete="off"
              onValueChange={(secret) => onChange({ secret })}
              placeholder={hasSecret ? "Unchanged" : ""}
              type="password"
              value={draft.secret}
            />
          )}
        </LabelledField>
        <LabelledField label="Scopes" problem={problems.scopes}>
          {(field) => (
            <InputGroup
              {...field}
              onValueChange={(scopes) => onChange({ scopes })}
              spellCheck={false}
              value={draft.scopes}
            />
          )}
        </LabelledField>
      </fieldset>
      <fieldset>
        <legend>People</legend>
        <LabelledField
          hint="Whoever types an address of these is sent to your sign-in, and nobody with another address is let in by it. Separate several by commas."
          label="E-mail domains"
          problem={problems.domains}
        >
          {(field) => (
            <InputGroup
              {...field}
              onValueChange={(domains) => onChange({ domains })}
              placeholder="bay.govt.nz"
              spellCheck={false}
              value={draft.domains}
            />
          )}
        </LabelledField>
        <Checkbox
          checked={draft.createsMembers}
          label="Make a member of everybody whom the sign-in lets in. Without it people are invited first."
          onChange={({ currentTarget }) => onChange({ createsMembers: currentTarget.checked })}
        />
        <Checkbox
          checked={draft.trustsEmail}
          label="The provider does not say whether it verified an address, and all of its addresses are. Microsoft Entra ID needs this."
          onChange={({ currentTarget }) => onChange({ trustsEmail: currentTarget.checked })}
        />
        <Checkbox
          checked={draft.singleLogOut}
          label="Logging out here logs out at the provider too, and the other way round"
          onChange={({ currentTarget }) => onChange({ singleLogOut: currentTarget.checked })}
        />
      </fieldset>
      <fieldset>
        <legend>Roles</legend>
        <LabelledField
          hint="Leave it empty to give everybody the same role and change it in Manage Users. A claim within another has a dot: realm_access.roles."
          label="Claim that says what somebody is"
        >
          {(field) => (
            <InputGroup
              {...field}
              onValueChange={(roleClaim) => onChange({ roleClaim })}
              placeholder="groups"
              spellCheck={false}
              value={draft.roleClaim}
            />
          )}
        </LabelledField>
        {draft.roleClaim.trim() !== "" && (
          <RoleMapFields
            onChange={(roleMap) => onChange({ roleMap })}
            problem={problems.roleMap}
            roleMap={draft.roleMap}
          />
        )}
        <LabelledField label={draft.roleClaim.trim() === "" ? "Role of everybody" : "Role of everybody else"}>
          {(field) => (
            <HTMLSelect
              {...field}
              onChange={({ currentTarget }) =>
                onChange({ defaultRole: currentTarget.value as SignInDraft["defaultRole"] })
              }
              options={[
                { value: "member", label: "Member" },
                { value: "editor", label: "Editor" },
                { value: "admin", label: "Administrator" },
                ...(draft.roleClaim.trim() === ""
                  ? []
                  : [{ value: "refused", label: "No role: they are refused" }]),
              ]}
              value={draft.defaultRole}
            />
          )}
        </LabelledField>
      </fieldset>
      <Button className="sign-in-save" intent="primary" loading={isSaving} text="Save" type="submit" />
    </form>
  );
}
