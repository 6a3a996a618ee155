import { Button } from "@blueprintjs/core";
import type { ApiToken } from "@stopbank/contract/api-tokens";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import { isGood, tokenState } from "../../../domain/apiTokens.ts";
import { TokenRowView } from "./TokenRowView.tsx";

export interface TokensViewProps {
  readonly tokens: Loadable<readonly ApiToken[]>;
  /** The client's name, for people. */
  readonly organisation: string;
  readonly now: Date;
  readonly onNew: () => void;
  readonly onRevoke: (token: ApiToken) => void;
}

/** The tokens of a client, those in use first. */
export const TokensView = ({ tokens, organisation, now, onNew, onRevoke }: TokensViewProps) => (
  <section aria-label="API tokens" className="admin-panel sb-card">
    <div className="admin-tokens-head">
      <p className="sb-muted">
        With a token a program asks what its scopes allow, as whoever made it and in {organisation} alone. It
        is shown once, and can be revoked at any time.
      </p>
      <Button intent="primary" onClick={onNew} text="New token" />
    </div>
    <Loaded
      label="Loading API tokens"
      of={tokens}
      skeleton={<Skeleton height={180} />}
      what="The API tokens could not be loaded"
    >
      {(list) => {
        const good = list.filter((token) => isGood(tokenState(token, now)));
        const over = list.filter((token) => !good.includes(token));
        const rows = (some: readonly ApiToken[], label: string) => (
          <ul aria-label={label} className="admin-tokens">
            {some.map((token) => (
              <TokenRowView key={token.token_id} now={now} onRevoke={onRevoke} token={token} />
            ))}
          </ul>
        );
        return (
          <>
            {good.length === 0 ? <Empty>No token is in use.</Empty> : rows(good, "Tokens in use")}
            {over.length > 0 && (
              <details className="admin-tokens-over">
                <summary>
                  {over.length === 1 ? "1 token that has ended" : `${over.length} tokens that have ended`}
                </summary>
                {rows(over, "Tokens that have ended")}
              </details>
            )}
          </>
        );
      }}
    </Loaded>
  </section>
);
