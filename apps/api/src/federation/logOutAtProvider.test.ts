import { randomUUID } from "node:crypto";
import { importJWK, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearer, codeOf, type StartedFederation, startFederation } from "../testing/startFederation.ts";

let at: StartedFederation;
beforeAll(async () => {
  at = await startFederation();
});
afterAll(() => at.stop());
beforeEach(() => at.restore());

describe("logging out at both ends", () => {
  const logoutToken = (
    claims: JWTPayload,
    header: { alg: string; kid?: string; typ?: string } = { alg: "ES256", kid: "first", typ: "logout+jwt" },
  ) =>
    importJWK(at.provider.key, "ES256").then((key) =>
      new SignJWT({
        iss: at.provider.issuer,
        aud: "stopbank",
        iat: Math.floor(Date.now() / 1_000),
        jti: randomUUID(),
        events: { "http://schemas.openid.net/event/backchannel-logout": {} },
        ...claims,
      })
        .setProtectedHeader(header)
        .sign(key),
    );
  const send = async (token: string, client_name = "larkhaven") =>
    at.api.post("/user/backchannel_log_out", { client_name, logout_token: token });
  const after_log_out = "http://localhost:8080/home";

  it("answers where the provider's session is ended, and nothing for who came by password", async () => {
    const { access_token } = (await at.signInAs(at.account().id)).json();
    const ask = (headers: object) =>
      at.api.post("/user/provider_log_out", { after_log_out }, headers as Record<string, string>);
    const url = new URL((await ask(bearer(access_token))).json().end_session_url);
    expect(url.origin + url.pathname).toBe(`${at.provider.issuer}/session/end`);
    expect(url.searchParams.get("post_logout_redirect_uri")).toBe(after_log_out);
    expect(url.searchParams.get("id_token_hint")).toMatch(/^ey/);
    expect((await ask(at.api.as("member"))).json()).toEqual({ end_session_url: null });
    await at.save({ single_log_out: false });
    expect((await ask(bearer(access_token))).json()).toEqual({ end_session_url: null });
  });

  it("A-05: ends what was signed in when the provider says so, once", async () => {
    const { id } = at.account();
    const { access_token } = (await at.signInAs(id)).json();
    const token = await logoutToken({ sub: id });
    expect((await send(token)).json()).toEqual({ ended: true });
    await expect
      .poll(async () => (await at.api.get("/user", bearer(access_token))).statusCode, { timeout: 2_000 })
      .toBe(401);
    expect(codeOf(await send(token))).toEqual([400, "sign-in/bad-log-out-token"]);
  });

  it.each<[string, JWTPayload, { alg: string; kid?: string; typ?: string }?]>([
    ["for another client of the provider", { aud: "another" }],
    ["of another issuer", { iss: "https://login.northport.example" }],
    ["that is no log-out", { events: {} }],
    ["that is an id_token", { nonce: "n" }],
    ["of another type", {}, { alg: "ES256", kid: "first", typ: "at+jwt" }],
    ["that is old", { iat: Math.floor(Date.now() / 1_000) - 1_000 }],
    ["without an id of its own", { jti: undefined as never }],
    ["that names nobody", { sub: undefined as never }],
  ])("A-29: takes no log-out token %s", async (_case, claims, header) => {
    const { id } = at.account();
    const { access_token } = (await at.signInAs(id)).json();
    const token = await logoutToken({ sub: id, ...claims }, header);
    expect(codeOf(await send(token))).toEqual([400, "sign-in/bad-log-out-token"]);
    expect((await at.api.get("/user", bearer(access_token))).statusCode).toBe(200);
  });

  it("E-07: ends nothing in another client", async () => {
    const { id } = at.account();
    const { access_token } = (await at.signInAs(id)).json();
    expect(codeOf(await send(await logoutToken({ sub: id }), "northport"))).toEqual([404, "sign-in/none"]);
    expect((await at.api.get("/user", bearer(access_token))).statusCode).toBe(200);
  });
});
