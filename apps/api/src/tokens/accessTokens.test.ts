import { randomBytes } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { createAccessTokens } from "./accessTokens.ts";

const key = randomBytes(32);
const start = new Date("2026-11-22T10:00:00Z");
const after = (seconds: number) => createAccessTokens(key, () => new Date(start.getTime() + seconds * 1_000));
const who = { userId: "u1", familyId: "f1" };
const bad = { code: "auth/bad-token", kind: "unauthenticated" };

/** A token of our key whose claims and header the test chooses. */
const forged = (claims: Record<string, unknown>, header = { alg: "HS256", typ: "at+jwt" }) => {
  const seconds = start.getTime() / 1_000;
  const whole = {
    iss: "stopbank",
    aud: "stopbank-api",
    sub: "u1",
    fam: "f1",
    nbf: seconds,
    exp: seconds + 60,
  };
  return new SignJWT({ ...whole, ...claims }).setProtectedHeader(header).sign(key);
};

describe("A-29: an access token", () => {
  it("names the sign-in for a quarter of an hour, give or take what clocks differ", async () => {
    const token = await after(0).issue(who);
    expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "at+jwt" });
    const seconds = start.getTime() / 1_000;
    expect(decodeJwt(token)).toEqual({
      ...{ iss: "stopbank", aud: "stopbank-api", sub: "u1", fam: "f1" },
      ...{ iat: seconds, nbf: seconds, exp: seconds + 900 },
    });
    for (const at of [-5, 0, 904]) expect(await after(at).verify(token)).toEqual(who);
    await expect(after(906).verify(token)).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(after(906).verify(token)).rejects.not.toMatchObject(bad);
    await expect(after(-6).verify(token)).rejects.toMatchObject(bad);
  });

  it("is refused where it is another key's, another kind's or nobody's", async () => {
    const foreign = await createAccessTokens(randomBytes(32), () => start).issue(who);
    const challenge = await after(0).issueChallenge("u1", "NEW_PASSWORD_REQUIRED");
    for (const token of [foreign, challenge, "no token", ""])
      await expect(after(0).verify(token)).rejects.toMatchObject(bad);
    expect(await after(0).verify(await forged({}))).toEqual(who);
  });

  it.each([
    [{ iss: "elsewhere" }],
    [{ aud: "stopbank-challenge" }],
    [{ sub: undefined }],
    [{ fam: undefined }],
    [{ fam: 7 }],
    [{ exp: undefined }],
    [{ nbf: undefined }],
  ])("is refused with %j", async (claims) => {
    await expect(after(0).verify(await forged(claims))).rejects.toMatchObject(bad);
  });

  it("is refused with another type or algorithm", async () => {
    await expect(after(0).verify(await forged({}, { alg: "HS256", typ: "JWT" }))).rejects.toMatchObject(bad);
    await expect(after(0).verify(await forged({}, { alg: "HS384", typ: "at+jwt" }))).rejects.toMatchObject(
      bad,
    );
  });

  it("is refused unsigned, and with a signature by a key that it brings along or names itself", async () => {
    const good = await forged({});
    const [, claims = "", signature = ""] = good.split(".");
    const head = (header: object) => Buffer.from(JSON.stringify(header)).toString("base64url");
    for (const alg of ["none", "None", "nOnE", ""])
      for (const end of ["", signature])
        await expect(
          after(0).verify(`${head({ alg, typ: "at+jwt" })}.${claims}.${end}`),
        ).rejects.toMatchObject(bad);
    const { privateKey, publicKey } = await generateKeyPair("RS256");
    const jwk = await exportJWK(publicKey);
    const named = [
      {},
      { jwk },
      { jku: "https://evil.example/keys" },
      { x5u: "https://evil.example/x" },
      { kid: "../x" },
    ];
    for (const more of named) {
      const header = { alg: "RS256", typ: "at+jwt", ...more };
      const foreign = new SignJWT(decodeJwt(good)).setProtectedHeader(header);
      await expect(after(0).verify(await foreign.sign(privateKey))).rejects.toMatchObject(bad);
    }
    const own = randomBytes(32);
    const brought = new SignJWT(decodeJwt(good)).setProtectedHeader({
      ...{ alg: "HS256", typ: "at+jwt" },
      jwk: { kty: "oct", k: own.toString("base64url") } as object,
    });
    await expect(after(0).verify(await brought.sign(own))).rejects.toMatchObject(bad);
  });
});

it("a challenge is good for ten minutes and says which it is", async () => {
  const token = await after(0).issueChallenge("u1", "CONFIRM_SIGN_UP");
  const { exp = 0, iat = 0, ...claims } = decodeJwt(token);
  expect(exp - iat).toBe(600);
  expect(claims).toMatchObject({ aud: "stopbank-challenge", sub: "u1", challenge: "CONFIRM_SIGN_UP" });
});
