import { Writable } from "node:stream";
import { reserveAttempt } from "@stopbank/store/throttle";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHashPool } from "../passwords/hashPool.ts";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";
import { createAccessTokens } from "../tokens/accessTokens.ts";

let api: RunningApi;
let hashes = 0;
const lines: string[] = [];
beforeAll(async () => {
  const pool = createHashPool();
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  api = await startApi({
    logger: { level: "trace", stream },
    hashPool: {
      ...pool,
      matches: (...given) => {
        hashes++;
        return pool.matches(...given);
      },
    },
  });
});
afterAll(() => api.stop());

const login = (email: string, secret: string) =>
  api.app.inject({ method: "POST", url: "/user/login", headers: basic(email, secret) });
const whoAmI = (token: string) => api.get("/user", { authorization: `Bearer ${token}` });
const key = new Uint8Array(32).fill(7);

describe("signing in", () => {
  it("gives tokens, and the user's id in a header", async () => {
    const answer = await login(people.member, password);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).sort()).toEqual(["access_token", "refresh_token"]);
    const me = (await whoAmI(answer.json().access_token)).json();
    expect(me).toMatchObject({
      email: people.member,
      client_name: "larkhaven",
      user_roles: ["member"],
      user_uuid: answer.headers.user_uuid,
      accepted_tsncs: false,
    });
  });

  it("reads the address in any case and passwords with colons and macrons", async () => {
    expect((await login(people.member.toUpperCase(), password)).statusCode).toBe(200);
    expect((await login(people.member, "Pāua:1")).statusCode).toBe(401);
  });

  it.each([
    ["new@stopbank.example", "NEW_PASSWORD_REQUIRED"],
    ["unconfirmed@stopbank.example", "CONFIRM_SIGN_UP"],
  ])("A-24: tells %s what is left to do, after the password only", async (email, challenge) => {
    const answer = await login(email, password);
    expect([answer.statusCode, answer.body]).toEqual([449, JSON.stringify(challenge)]);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      user_uuid: expect.any(String),
      auth_challenge_session: expect.any(String),
    });
    expect((await whoAmI(String(answer.headers.auth_challenge_session))).statusCode).toBe(401);
    const wrong = await login(email, "wrong");
    expect([wrong.statusCode, wrong.headers.user_uuid, wrong.headers.auth_challenge_session]).toEqual([
      401,
      undefined,
      undefined,
    ]);
  });

  it("ACC-22, A-23: answers known and unknown addresses alike, with one hash each", async () => {
    const answers = [];
    for (const email of [people.nobody, "stranger@stopbank.example"]) {
      const before = hashes;
      const answer = await login(email, "wrong");
      expect(hashes - before).toBe(1);
      const { requestId: _, ...error } = answer.json().error;
      const { "x-request-id": _id, date: _date, ...headers } = answer.headers;
      answers.push({ status: answer.statusCode, error, headers });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 401, error: { code: "auth/bad-credentials" } });
    expect(answers[0]?.error.message).toBe(
      "Something went wrong. Please check if the e-mail or password is valid",
    );
  });

  it("slows an account down after five wrong passwords, known or not", async () => {
    for (const email of [people.other, "another@stopbank.example"]) {
      for (let i = 0; i < 5; i++) expect((await login(email, "wrong")).statusCode).toBe(401);
      const before = hashes;
      const answer = await login(email, password);
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        429,
        "Too many attempts, please wait and try again",
      ]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(hashes).toBe(before);
    }
  });

  it("A-21, A-22: slows a network down that tries many accounts, by the address that the BFF says and no other", async () => {
    const from = (address: string, email: string, secret: string, remoteAddress = "127.0.0.1") =>
      api.app.inject({
        method: "POST",
        url: "/user/login",
        remoteAddress,
        headers: { ...basic(email, secret), "x-forwarded-for": address },
      });
    const rule = { kind: "allowance", failures: 100, periodSeconds: 3_600 } as const;
    for (let i = 0; i < 99; i++) await reserveAttempt(api.store, [{ key: "network:2001:db8:1:2", rule }]);
    expect((await from("2001:db8:1:3::1", "first@stopbank.example", "wrong")).statusCode).toBe(401);
    expect((await from("2001:db8:1:2::1", "first@stopbank.example", "wrong")).statusCode).toBe(401);
    const before = hashes;
    const answer = await from("2001:db8:1:2:ffff::2", people.member, password);
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, "auth/too-many-attempts"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(36);
    expect(hashes).toBe(before);
    // Whoever is not the BFF cannot put the blame on another's address, nor shed its own.
    expect((await from("2001:db8:1:2::1", people.member, password, "198.51.100.1")).statusCode).toBe(200);
  });

  it.each([
    "Basic",
    "Basic !!!",
    "Basic Og==",
    "Bearer abc",
    `Basic ${Buffer.from("no colon").toString("base64")}`,
  ])("refuses the header %j", async (authorization) => {
    const answer = await api.app.inject({ method: "POST", url: "/user/login", headers: { authorization } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, "auth/bad-basic"]);
  });

  it("ACC-24: counts sign-ins when told to", async () => {
    const headers = api.as("admin");
    const first = (await api.post("/user/increment_login", undefined, headers)).json().logged_in_count;
    expect((await api.post("/user/increment_login", undefined, headers)).json().logged_in_count).toBe(
      first + 1,
    );
  });
});

describe("refreshing", () => {
  const refresh = (user_uuid: string, refresh_token: string) =>
    api.post("/user/refresh_token", { user_uuid, refresh_token });

  it("gives a new pair, and the new refresh token works", async () => {
    const signedIn = await login(people.admin, password);
    const user = String(signedIn.headers.user_uuid);
    const second = await refresh(user, signedIn.json().refresh_token);
    expect(second.statusCode).toBe(200);
    expect(second.json().refresh_token).not.toBe(signedIn.json().refresh_token);
    expect((await whoAmI(second.json().access_token)).statusCode).toBe(200);
    expect((await refresh(user, second.json().refresh_token)).statusCode).toBe(200);
  });

  it("refuses a token for someone else, and ends it", async () => {
    const signedIn = await login(people.admin, password);
    const answer = await refresh(crypto.randomUUID(), signedIn.json().refresh_token);
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      401,
      "Session expired, please log in again",
    ]);
    expect(
      (await refresh(String(signedIn.headers.user_uuid), signedIn.json().refresh_token)).statusCode,
    ).toBe(401);
  });

  it("ends with signing out, the access token with it", async () => {
    const signedIn = await login(people.admin, password);
    const { access_token, refresh_token } = signedIn.json();
    const user_uuid = String(signedIn.headers.user_uuid);
    for (let twice = 0; twice < 2; twice++)
      expect((await api.post("/user/logout", { user_uuid, refresh_token })).json()).toEqual({
        signed_out: true,
      });
    expect((await refresh(user_uuid, refresh_token)).statusCode).toBe(401);
    const late = await whoAmI(access_token);
    expect([late.statusCode, late.json().error.code]).toEqual([401, "auth/signed-out"]);
  });
});

describe("access tokens", () => {
  const claims = async () => {
    const token = (await login(people.member, password)).json().access_token as string;
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
      string,
      unknown
    >;
  };

  it("that have expired are answered with the bare word clients refresh on", async () => {
    const { sub, fam } = await claims();
    const hourAgo = () => new Date(Date.now() - 3_600_000);
    const expired = await createAccessTokens(key, hourAgo).issue({
      userId: String(sub),
      familyId: String(fam),
    });
    const answer = await whoAmI(expired);
    expect([answer.statusCode, answer.body]).toEqual([401, "TokenExpired"]);
  });

  it("are refused when anything about them is not ours", async () => {
    const good = await claims();
    const sign = (header: Record<string, unknown>, changes: object = {}, secret: Uint8Array = key) =>
      new SignJWT({ ...good, ...changes })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt", ...header })
        .sign(secret);
    expect((await whoAmI(await sign({}))).statusCode).toBe(200);

    const { privateKey, publicKey } = await generateKeyPair("RS256");
    const jwk = { kty: "oct", k: Buffer.from(new Uint8Array(32)).toString("base64url") };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged: Record<string, string> = {
      "no algorithm": `${encode({ alg: "none", typ: "at+jwt" })}.${encode(good)}.`,
      "another algorithm of the same key": await sign({ alg: "HS512" }, {}, new Uint8Array(64).fill(7)),
      "an asymmetric algorithm": await new SignJWT(good)
        .setProtectedHeader({ alg: "RS256", typ: "at+jwt" })
        .sign(privateKey),
      "another key": await sign({}, {}, new Uint8Array(32)),
      "its own key in the header": await sign({ jwk }, {}, new Uint8Array(32)),
      "a key elsewhere": await sign({ jku: "https://example.org/keys" }, {}, new Uint8Array(32)),
      "another type": await sign({ typ: "JWT" }),
      "another audience": await sign({}, { aud: "stopbank-challenge" }),
      "another issuer": await sign({}, { iss: "elsewhere" }),
      "no expiry": await sign({}, { exp: undefined }),
      "a start in the future": await sign({}, { nbf: Math.floor(Date.now() / 1_000) + 600 }),
      "no sign-in": await sign({}, { fam: undefined }),
    };
    expect(publicKey).toBeDefined();
    for (const [what, token] of Object.entries(forged)) {
      const answer = await whoAmI(token);
      expect([answer.statusCode, answer.json().error.code], what).toEqual([401, "auth/bad-token"]);
    }
  });
});

it("A-45: keeps passwords and tokens out of the log", async () => {
  const secret = "Sup3r secret!";
  const { access_token, refresh_token } = (await login(people.admin, password)).json();
  await login(people.admin, secret);
  await api.post("/user/refresh_token", { user_uuid: "x", refresh_token: "a-refresh-token-of-mine" });
  await whoAmI(access_token);
  await whoAmI("a.forged.token");
  const log = lines.join("");
  expect(log).toContain("/user/login");
  for (const hidden of [
    password,
    secret,
    basic(people.admin, secret).authorization,
    access_token,
    refresh_token,
    "a-refresh-token-of-mine",
    "a.forged.token",
    people.admin,
  ])
    expect(log).not.toContain(hidden);
});
