import { decodeJwt, importJWK, type JWTPayload, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { codeOf, type StartedFederation, startFederation } from "../testing/startFederation.ts";
import { providerSecret, type SigningKey } from "../testing/startProvider.ts";

let at: StartedFederation;
beforeAll(async () => {
  at = await startFederation();
});
afterAll(() => at.stop());
beforeEach(() => at.restore());
afterEach(() => void vi.useRealTimers());

describe("A-29: an id_token", () => {
  const sign = async (
    claims: JWTPayload,
    key: SigningKey,
    header: { alg: string; kid?: string } = { alg: "ES256", kid: key.kid },
  ) => new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(key, "ES256"));
  const changed =
    (change: (claims: JWTPayload) => JWTPayload) =>
    async (idToken: string): Promise<string> =>
      sign(change(decodeJwt(idToken)), at.provider.key);
  const now = () => Math.floor(Date.now() / 1_000);

  it("is taken as it comes, and signed anew by the provider's key", async () => {
    at.provider.state.tamper = changed((claims) => claims);
    const answer = await at.signInAs(at.account().id);
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ["another's nonce", (claims) => ({ ...claims, nonce: "another" })],
    ["no nonce", ({ nonce: _nonce, ...claims }) => claims],
    ["another audience", (claims) => ({ ...claims, aud: "another" })],
    ["several audiences and no authorised party", (claims) => ({ ...claims, aud: ["stopbank", "another"] })],
    ["another authorised party", (claims) => ({ ...claims, azp: "another" })],
    [
      "several audiences of which another is authorised",
      (claims) => ({ ...claims, aud: ["stopbank", "another"], azp: "another" }),
    ],
    ["another issuer", (claims) => ({ ...claims, iss: "https://login.northport.example" })],
    ["a time that is over", (claims) => ({ ...claims, exp: now() - 120 })],
    ["a time that has not begun", (claims) => ({ ...claims, nbf: now() + 600 })],
    ["no subject", ({ sub: _sub, ...claims }) => claims],
  ])("is refused with %s", async (_case, change) => {
    at.provider.state.tamper = changed(change);
    expect(codeOf(await at.signInAs(at.account().id))).toEqual([401, "sign-in/refused"]);
  });

  it("may be half a minute ahead of our clock", async () => {
    at.provider.state.tamper = changed((claims) => ({ ...claims, nbf: now() + 30, iat: now() + 30 }));
    expect((await at.signInAs(at.account().id)).statusCode).toBe(200);
  });

  it.each<[string, (idToken: string) => Promise<string>]>([
    [
      "by nobody (alg none)",
      async (idToken) =>
        `${Buffer.from('{"alg":"none"}').toString("base64url")}.${idToken.split(".")[1] ?? ""}.`,
    ],
    [
      "with the client secret (HS256)",
      async (idToken) =>
        new SignJWT(decodeJwt(idToken))
          .setProtectedHeader({ alg: "HS256" })
          .sign(new TextEncoder().encode(providerSecret)),
    ],
    [
      "by another key of the same name",
      async (idToken) => sign(decodeJwt(idToken), await at.provider.newKey("first")),
    ],
    [
      "by a key that the provider does not have",
      async (idToken) => sign(decodeJwt(idToken), await at.provider.newKey("nobody's")),
    ],
    [
      "and changed afterwards",
      async (idToken) => idToken.replace(/\.[^.]+\./, (claims) => `${claims.slice(0, -3)}xx.`),
    ],
  ])("is refused signed %s", async (_case, tamper) => {
    at.provider.state.tamper = tamper;
    expect(codeOf(await at.signInAs(at.account().id))).toEqual([401, "sign-in/refused"]);
  });

  it("is verified by a key that the provider has changed to, which is asked for once a minute at most", async () => {
    await at.signInAs(at.account().id);
    const second = await at.provider.newKey("second");
    at.provider.state.published = [at.provider.publicOf(second)];
    at.provider.state.tamper = async (idToken) => sign(decodeJwt(idToken), second);
    const asked = at.provider.state.keysAsked;
    expect(codeOf(await at.signInAs(at.account().id))).toEqual([401, "sign-in/refused"]);
    expect(at.provider.state.keysAsked).toBe(asked);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    const answer = await at.signInAs(at.account().id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(at.provider.state.keysAsked).toBe(asked + 1);
    at.provider.state.published = [at.provider.publicOf(at.provider.key)];
    vi.useRealTimers();
    // The settings saved anew open the provider anew.
    await at.save();
  });
});
