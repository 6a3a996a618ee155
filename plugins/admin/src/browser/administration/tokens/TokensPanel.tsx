import "./tokens.css";
import { MadeTokenView } from "./MadeTokenView.tsx";
import { NewTokenView } from "./NewTokenView.tsx";
import { RevokeTokenView } from "./RevokeTokenView.tsx";
import { TokensView } from "./TokensView.tsx";
import { useMaking } from "./useMaking.ts";
import { useRevoking } from "./useRevoking.ts";
import { useTokens } from "./useTokens.ts";

/** The API tokens of the client in use: made, shown once, looked at and revoked. */
export default function TokensPanel() {
  const { tokens, organisation, refresh } = useTokens();
  const { open, form, made } = useMaking(refresh);
  const { ask, ...revoking } = useRevoking(refresh);
  return (
    <>
      <TokensView now={new Date()} onNew={open} onRevoke={ask} organisation={organisation} tokens={tokens} />
      <NewTokenView {...form} organisation={organisation} />
      <MadeTokenView {...made} />
      <RevokeTokenView {...revoking} />
    </>
  );
}
