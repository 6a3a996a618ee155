import { tokenScopeNames } from "@stopbank/contract/token-scopes";
import { expect, it } from "vitest";
import { exampleCall, isGood, scopeWords, stateWords, tokenState } from "./apiTokens.ts";
import { apiToken } from "./testing/apiTokens.ts";

const now = new Date("2026-11-24T00:00:00Z");

it.each([
  ["in use", {}],
  ["in use", { expires_at: "2026-12-01T00:00:00Z" }],
  ["ends soon", { expires_at: "2026-11-30T23:59:59Z" }],
  ["expired", { expires_at: "2026-11-24T00:00:00Z" }],
  ["revoked", { ended_because: "revoked", expires_at: "2026-11-01T00:00:00Z" }],
  ["ended", { ended_because: "role-changed" }],
] as const)("is %s with %j", (state, more) => {
  expect(tokenState(apiToken(more), now)).toBe(state);
  expect(stateWords[state]).not.toBe("");
  expect(isGood(state)).toBe(state === "in use" || state === "ends soon");
});

it("names scopes by their titles, and those that this version does not know as they are", () => {
  expect(scopeWords(["map:read", "people:read", "later:scope"])).toBe(
    "Read the map, Read people, later:scope",
  );
});

it("gives a call to try for each scope, reading first, and never the token", () => {
  for (const scope of tokenScopeNames)
    expect(exampleCall([scope], "https://maps.example")).toMatch(
      /^curl -H "Authorization: Bearer \$STOPBANK_TOKEN" .*https:\/\/maps\.example\/api\//,
    );
  expect(exampleCall(["administration", "map:read"], "https://maps.example")).toMatch(/\/api\/layer$/);
  expect(exampleCall([], "https://maps.example")).toMatch(/\/api\/layer$/);
});
