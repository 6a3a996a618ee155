import type { ApiToken } from "@stopbank/contract/api-tokens";

/** A token for tests, in use unless they say otherwise. */
export const apiToken = (more: Partial<ApiToken> = {}): ApiToken => ({
  token_id: "6f1de0f2-4ab6-4a6f-9f3a-0d6f4b4f5a10",
  name: "GIS sync",
  scopes: ["map:read"],
  made_by: { user_uuid: "u-1", email: "admin@stopbank.example" },
  made_at: "2026-09-01T00:00:00Z",
  expires_at: "2099-01-01T00:00:00Z",
  ended_at: null,
  ended_because: null,
  last_used_at: "2026-11-23T20:15:00Z",
  requests_per_minute: 600,
  requests: 12_345,
  refused: 0,
  last_refused_at: null,
  ...more,
});
