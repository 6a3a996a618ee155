import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { apiToken } from "../../../domain/testing/apiTokens.ts";
import { TokensView } from "./TokensView.tsx";

const many = {
  tokens: ready([
    apiToken(),
    apiToken({
      token_id: "2",
      name: "Security team's records",
      scopes: ["audit:read", "people:read"],
      expires_at: "2026-11-27T00:00:00Z",
      refused: 12,
      last_refused_at: "2026-11-22T03:04:00Z",
    }),
    apiToken({
      token_id: "3",
      name: "Old import",
      ended_because: "revoked",
      ended_at: "2026-10-01T00:00:00Z",
    }),
    apiToken({ token_id: "4", name: "Trial", expires_at: "2026-10-01T00:00:00Z", last_used_at: null }),
  ]),
  organisation: "Larkhaven District Council",
  now: new Date("2026-11-24T00:00:00Z"),
  onNew: unheard,
  onRevoke: unheard,
};

export default statesOf(TokensView, {
  loading: { ...many, tokens: loading },
  failed: {
    ...many,
    tokens: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  empty: { ...many, tokens: ready([]) },
  many,
});
