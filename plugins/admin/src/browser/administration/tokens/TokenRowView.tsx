import { Button, Tag } from "@blueprintjs/core";
import type { ApiToken } from "@stopbank/contract/api-tokens";
import { formatNumber } from "@stopbank/numbers";
import { formatDate, formatDateTime } from "@stopbank/ui/dates";
import { isGood, scopeWords, stateWords, tokenState } from "../../../domain/apiTokens.ts";

export interface TokenRowViewProps {
  readonly token: ApiToken;
  readonly now: Date;
  readonly onRevoke: (token: ApiToken) => void;
}

const intents = {
  "in use": "success",
  "ends soon": "warning",
  expired: "none",
  revoked: "none",
  ended: "none",
} as const;

/** One token: what it may do, how it stands and what was asked with it. */
export function TokenRowView({ token, now, onRevoke }: TokenRowViewProps) {
  const state = tokenState(token, now);
  const { name, scopes, made_by, made_at, expires_at, last_used_at, requests_per_minute } = token;
  return (
    <li>
      <div className="admin-token-about">
        <strong>{name}</strong>
        <Tag intent={intents[state]} minimal>
          {stateWords[state]}
        </Tag>
        <p>{scopeWords(scopes)}</p>
        <p className="sb-muted sb-small">
          Made by {made_by.email} on {formatDate(new Date(made_at))}. Good until{" "}
          {formatDate(new Date(expires_at))}, for {formatNumber(requests_per_minute, 0)} requests a minute.
        </p>
        <p className="sb-muted sb-small">
          {last_used_at === null
            ? "Never used."
            : `Last used ${formatDateTime(new Date(last_used_at))}. ${requestWords(token)}`}
        </p>
      </div>
      {isGood(state) && (
        <Button
          aria-label={`Revoke ${name}`}
          onClick={() => onRevoke(token)}
          text="Revoke"
          variant="outlined"
        />
      )}
    </li>
  );
}

function requestWords({ requests, refused, last_refused_at }: ApiToken): string {
  const asked = `${formatNumber(requests, 0)} requests in 30 days`;
  if (refused === 0 || last_refused_at === null) return `${asked}.`;
  const last = formatDateTime(new Date(last_refused_at));
  return `${asked}, ${formatNumber(refused, 0)} of them refused as too many, last ${last}.`;
}
