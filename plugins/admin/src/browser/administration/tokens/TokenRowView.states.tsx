import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { apiToken } from "../../../domain/testing/apiTokens.ts";
import { TokenRowView } from "./TokenRowView.tsx";

const inUse = { token: apiToken(), now: new Date("2026-11-24T00:00:00Z"), onRevoke: unheard };

export default statesOf(
  TokenRowView,
  {
    inUse,
    neverUsed: { ...inUse, token: apiToken({ last_used_at: null, requests: 0 }) },
    refused: { ...inUse, token: apiToken({ refused: 3, last_refused_at: "2026-11-22T03:04:00Z" }) },
    endsSoon: { ...inUse, token: apiToken({ expires_at: "2026-11-27T00:00:00Z" }) },
    revoked: { ...inUse, token: apiToken({ ended_because: "revoked", ended_at: "2026-10-01T00:00:00Z" }) },
  },
  { around: (view) => <ul className="admin-tokens">{view}</ul> },
);
