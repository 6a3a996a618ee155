import { Callout, HTMLSelect, TextArea } from "@blueprintjs/core";
import { ErrorIcon } from "@blueprintjs/icons";
import { type Role, roles } from "@stopbank/contract/roles";
import { ActionButton } from "@stopbank/ui/action-button";
import { type KeyboardEvent, useId } from "react";
import { withArticle } from "../../../domain/people/roleWords.ts";

export interface InviteViewProps {
  readonly text: string;
  /** What is wrong with the list, or why nobody was invited. */
  readonly problem: string | undefined;
  readonly isSending: boolean;
  /** What they will be. */
  readonly role: Role;
  readonly onRole: (role: Role) => void;
  readonly onText: (text: string) => void;
  readonly onInvite: () => void;
}

/** Asks who is to be invited. It grows by lines, since lists are pasted from spreadsheets; Enter sends it. */
export function InviteView({ text, problem, isSending, role, onRole, onText, onInvite }: InviteViewProps) {
  const id = useId();
  const [head, note, alert] = [`${id}-head`, `${id}-note`, `${id}-problem`];
  const send = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onInvite();
  };
  return (
    <section aria-labelledby={head} className="sb-card admin-panel admin-invite">
      <h2 id={head}>Invite external users</h2>
      <label htmlFor={id}>E-mail addresses</label>
      <div className="admin-invite-row">
        <TextArea
          aria-describedby={problem === undefined ? note : `${alert} ${note}`}
          aria-invalid={problem !== undefined}
          autoComplete="off"
          autoResize
          fill
          id={id}
          intent={problem === undefined ? "none" : "danger"}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={send}
          placeholder="kiri@example.org, tama@example.org"
          rows={1}
          spellCheck={false}
          value={text}
        />
        <HTMLSelect
          aria-label="Invite as"
          onChange={({ currentTarget }) => onRole(currentTarget.value as Role)}
          options={roles.map((value) => ({ value, label: `as ${withArticle(value)}` }))}
          value={role}
        />
        <ActionButton
          blockedBy={blockedBy(text, isSending)}
          intent="primary"
          onClick={onInvite}
          text={isSending ? "Inviting…" : "Invite"}
        />
      </div>
      {problem !== undefined && (
        <Callout compact icon={<ErrorIcon />} id={alert} intent="danger" role="alert">
          {problem}
        </Callout>
      )}
      <p className="sb-muted sb-small" id={note}>
        Separate addresses by commas. Invites expire after 24 hours.
      </p>
    </section>
  );
}

function blockedBy(text: string, isSending: boolean): string | undefined {
  if (isSending) return "Invites are being sent";
  return text.trim() === "" ? "Enter an e-mail address first" : undefined;
}
