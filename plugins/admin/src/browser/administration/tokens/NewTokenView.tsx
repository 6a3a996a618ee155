import { Button, Callout, Checkbox, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { type TokenScope, tokenScopeNames, tokenScopes } from "@stopbank/contract/token-scopes";
import { formatCount } from "@stopbank/numbers";
import { Dialog } from "@stopbank/ui/dialog";
import { lifetimes, requestsRange } from "../../../domain/apiTokens.ts";
import { numberIn, rangeWords } from "../../../domain/settings/numberIn.ts";
import { focusFirstProblem } from "../editing/focusFirstProblem.ts";
import { WordsField } from "../editing/WordsField.tsx";

export interface NewToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
  /** As it is typed. */
  readonly requests: string;
}

export interface NewTokenViewProps {
  readonly isOpen: boolean;
  readonly asked: NewToken;
  /** The client's name, for people. */
  readonly organisation: string;
  /** It was tried, so what is missing is said. */
  readonly isTried: boolean;
  readonly isWorking: boolean;
  /** Why the server made none. */
  readonly refusal: string | undefined;
  readonly onChange: (asked: NewToken) => void;
  readonly onCancel: () => void;
  readonly onMake: () => void;
}

/** What a new token is called, what it is good for, and for how long. */
export function NewTokenView(props: NewTokenViewProps) {
  const { isOpen, asked, organisation, isTried, isWorking, refusal, onChange, onCancel, onMake } = props;
  const lacksName = isTried && asked.name.trim() === "";
  const lacksScope = isTried && asked.scopes.length === 0;
  const switchScope = (scope: TokenScope, isOn: boolean) =>
    onChange({
      ...asked,
      scopes: tokenScopeNames.filter((each) => (each === scope ? isOn : asked.scopes.includes(each))),
    });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onCancel} text="Cancel" />
          <Button form="new-token" intent="primary" loading={isWorking} text="Make token" type="submit" />
        </>
      }
      closesOnOutsideClick={false}
      isOpen={isOpen}
      onClose={onCancel}
      title="New API token"
      widthPx={560}
    >
      <form
        className="admin-new-token"
        id="new-token"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onMake();
          focusFirstProblem(event.currentTarget);
        }}
      >
        {refusal !== undefined && (
          <Callout compact intent="danger" role="alert">
            {refusal}
          </Callout>
        )}
        <FormGroup
          helperText={lacksName && <span id="token-name-problem">Say which program it is for.</span>}
          intent={lacksName ? "danger" : "none"}
          label="Name"
          labelFor="token-name"
        >
          <InputGroup
            aria-describedby={lacksName ? "token-name-problem" : undefined}
            aria-invalid={lacksName}
            autoComplete="off"
            autoFocus
            id="token-name"
            maxLength={100}
            onValueChange={(name) => onChange({ ...asked, name })}
            placeholder="GIS sync"
            value={asked.name}
          />
        </FormGroup>
        <fieldset aria-describedby={lacksScope ? "token-scope-problem" : undefined}>
          <legend>It may</legend>
          {tokenScopeNames.map((scope, index) => (
            <Checkbox
              aria-invalid={lacksScope && index === 0}
              checked={asked.scopes.includes(scope)}
              key={scope}
              onChange={({ currentTarget }) => switchScope(scope, currentTarget.checked)}
            >
              <strong>{tokenScopes[scope].title}</strong> <code>{scope}</code>
              <span className="sb-muted">{tokenScopes[scope].about}</span>
            </Checkbox>
          ))}
          {lacksScope && (
            <p className="admin-problem" id="token-scope-problem">
              Choose at least one.
            </p>
          )}
        </fieldset>
        <div className="admin-token-limits">
          <FormGroup label="Good for" labelFor="token-days">
            <HTMLSelect
              id="token-days"
              onChange={({ currentTarget }) => onChange({ ...asked, days: Number(currentTarget.value) })}
              options={lifetimes.map(({ days, label }) => ({ value: days, label }))}
              value={asked.days}
            />
          </FormGroup>
          <WordsField
            help={`${requestsRange.least} to ${formatCount(requestsRange.most)}; more are refused with 429.`}
            label="Requests a minute"
            most={20}
            onValue={(requests) => onChange({ ...asked, requests })}
            problem={
              numberIn(asked.requests, requestsRange) === undefined && (isTried || asked.requests !== "")
                ? rangeWords(requestsRange)
                : undefined
            }
            value={asked.requests}
          />
        </div>
        <p className="sb-muted">
          It asks as you, in {organisation} alone, and never for more than you may do yourself. It ends when
          you leave the organisation or are no longer its administrator.
        </p>
      </form>
    </Dialog>
  );
}
