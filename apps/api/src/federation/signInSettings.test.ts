import { createUser } from "@stopbank/store/users";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { people } from "../testing/startApi.ts";
import { codeOf, domain, type StartedFederation, startFederation } from "../testing/startFederation.ts";
import { providerSecret } from "../testing/startProvider.ts";

let at: StartedFederation;
beforeAll(async () => {
  at = await startFederation();
});
afterAll(() => at.stop());
beforeEach(() => at.restore());

describe("A-19: where a provider may be", () => {
  it.each([
    "http://login.bay.govt.nz",
    "https://127.0.0.1",
    "https://169.254.169.254/latest",
    "https://[::1]:9000",
    "https://10.0.0.1",
    "https://user:secret@login.bay.govt.nz",
    "ftp://login.bay.govt.nz",
    "https://login.microsoftonline.com/common/v2.0",
    "https://login.bay.govt.nz?x=1",
    "no address",
  ])("refuses %s when it is saved", async (issuer) => {
    expect(codeOf(await at.save({ issuer }))).toEqual([400, "sign-in/bad-issuer"]);
  });

  it.each<[string, (document: Record<string, unknown>) => Record<string, unknown>]>([
    ["names another issuer", (document) => ({ ...document, issuer: "https://login.northport.example" })],
    ["is for any tenant", (document) => ({ ...document, issuer: `${at.provider.issuer}/{tenantid}` })],
    ["has its keys in our own network", (document) => ({ ...document, jwks_uri: "http://127.0.0.1:1/keys" })],
    ["has its tokens there", (document) => ({ ...document, token_endpoint: "http://169.254.169.254/token" })],
    [
      "sends people to a script",
      (document) => ({ ...document, authorization_endpoint: "javascript:alert(1)" }),
    ],
  ])("refuses one whose description %s", async (_case, describe) => {
    at.provider.state.describe = describe;
    await at.save();
    expect((await at.begin()).statusCode).toBe(503);
    const { faults } = (
      await at.api.post("/client/sign_in/check", { issuer: at.provider.issuer }, at.admin())
    ).json();
    expect(faults).toHaveLength(1);
  });

  it("says what was found where it will do", async () => {
    const check = (
      await at.api.post("/client/sign_in/check", { issuer: at.provider.issuer }, at.admin())
    ).json();
    expect(check.faults).toEqual([]);
    expect(check.found).toContainEqual({ what: "Signs with", value: "ES256" });
    const nowhere = await at.api.post(
      "/client/sign_in/check",
      { issuer: `${at.provider.issuer}/nothing` },
      at.admin(),
    );
    expect(nowhere.json().faults).toHaveLength(1);
  });
});

describe("what an administrator sets", () => {
  it("A-45: never answers the secret, nor has it in the trail or the database", async () => {
    const answer = await at.api.get("/client/sign_in", at.admin());
    expect(answer.json()).toMatchObject({ has_secret: true, settings: { issuer: at.provider.issuer } });
    const rows = await at.withLarkhaven((tx) => tx.selectFrom("sign_in_providers").selectAll().execute());
    const trail = (await at.api.get("/client/audit_trail", at.admin())).body;
    for (const text of [
      answer.body,
      trail,
      JSON.stringify(rows),
      Buffer.from(JSON.stringify(rows)).toString("latin1"),
    ])
      expect(text).not.toContain(providerSecret);
    expect(trail).toContain("set anew");
  });

  it("keeps the secret for the same provider, and for no other", async () => {
    const { client_secret: _secret, ...rest } = at.settings;
    const send = (changed: object) => at.put("/client/sign_in", { ...rest, ...changed });
    expect((await send({})).json().has_secret).toBe(true);
    expect((await send({ provider_client_id: "another" })).json().has_secret).toBe(false);
    await at.save();
    expect((await at.save({ client_secret: null })).json().has_secret).toBe(false);
  });

  it("lets a domain lead to one client", async () => {
    expect(codeOf(await at.save({}, at.admin("northport")))).toEqual([409, "sign-in/domain-taken"]);
    expect((await at.save({ domains: ["northport.example"] }, at.admin("northport"))).statusCode).toBe(200);
    await at.save({ is_on: false, domains: [] }, at.admin("northport"));
  });

  it("A-23: offers it by the domain, with the same answer whether or not there is such a person", async () => {
    const offer = async (body: object) => (await at.api.post("/user/sign_in_offer", body)).json();
    const larkhaven = { organisation: { client_name: "larkhaven", display_name: "Larkhaven" } };
    const { email } = at.account();
    await createUser(at.api.store.shared, { email, status: "CONFIRMED" });
    expect(await offer({ email })).toEqual(larkhaven);
    expect(await offer({ email: ` Nobody@${domain.toUpperCase()} ` })).toEqual(larkhaven);
    expect(await offer({ email: people.admin })).toEqual({ organisation: null });
    expect(await offer({ email: "no address" })).toEqual({ organisation: null });
    expect(await offer({ subdomain: "larkhaven" })).toEqual(larkhaven);
    expect(await offer({ subdomain: "northport" })).toEqual({ organisation: null });
  });
});
