import { expect, it } from "vitest";
import { draftOf, problemsOf, settingsOf } from "./signInDraft.ts";

const empty = draftOf({ settings: null });
const whole = {
  ...empty,
  issuer: " https://login.bay.govt.nz ",
  clientId: "stopbank",
  domains: "Bay.govt.nz, @water.bay.govt.nz\n",
};

it("says what is lacking before the server is asked", () => {
  expect(Object.keys(problemsOf(empty))).toEqual(["issuer", "clientId", "domains"]);
  expect(problemsOf(whole)).toEqual({});
  expect(problemsOf({ ...whole, domains: "bay" }).domains).toContain('"bay" is no e-mail domain');
  expect(problemsOf({ ...whole, scopes: "email" }).scopes).toContain("openid");
  expect(
    problemsOf({ ...whole, roleClaim: "groups", roleMap: [{ value: " ", role: "admin" }] }).roleMap,
  ).toBe("Write each value, or remove its line.");
});

it("comes back from the server as it was sent, without the secret", () => {
  const sent = settingsOf({ ...whole, secret: "s", roleClaim: "groups", defaultRole: "refused" });
  expect(sent).toMatchObject({
    issuer: "https://login.bay.govt.nz",
    client_secret: "s",
    domains: ["bay.govt.nz", "water.bay.govt.nz"],
    role_claim: "groups",
    default_role: null,
  });
  const { client_secret: _secret, ...settings } = sent;
  expect(settingsOf(draftOf({ settings }))).toEqual(settings);
});

it("keeps the secret where none is typed, and admits all alike where there is no claim", () => {
  const sent = settingsOf({ ...whole, defaultRole: "refused", roleMap: [{ value: "a", role: "admin" }] });
  expect("client_secret" in sent).toBe(false);
  expect(sent).toMatchObject({ role_claim: null, role_map: [], default_role: "member" });
});
