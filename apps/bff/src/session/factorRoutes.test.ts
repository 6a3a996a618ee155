import { randomUUID } from "node:crypto";
import { routes } from "@stopbank/contract/routes";
import { findUserByEmail } from "@stopbank/store/users";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, startBff, transports } from "../testing/startBff.ts";

const signed = { id: "AAAA", client_data: "BBBB", authenticator_data: "CCCC", signature: "DDDD" };
const made = { id: "AAAA", client_data: "BBBB", attestation: "CCCC", transports: ["internal"] };

describe.each(transports)("second factors at a log-in, %s", (transport) => {
  let bff: StartedBff;
  let userUuid: string;
  beforeAll(async () => {
    bff = await startBff({ transport });
    userUuid = String((await findUserByEmail(bff.store.shared, email))?.id);
  });
  afterAll(() => bff.close());
  afterEach(() => {
    bff.api.state.special = undefined;
  });

  const email = "member@stopbank.example";
  const secret = "an-auth-challenge-session";
  const post = (
    url: string,
    payload?: object,
    cookie?: string,
    headers: Record<string, string> = fromOurPage,
  ) =>
    bff.app.inject({
      method: "POST",
      url,
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload }),
    });
  type Answer = Awaited<ReturnType<typeof post>>;
  const cookiesOf = (answer: Answer) => [answer.headers["set-cookie"] ?? []].flat();
  const cookieOf = (answer: Answer, name: string) =>
    cookiesOf(answer)
      .find((each) => each.startsWith(`${name}=`))
      ?.split(";", 1)[0] ?? "";
  const logIn = async (challenge: string) => {
    bff.api.state.challenge = { challenge, userUuid, session: secret };
    const answer = await post("/bff/session", { email, password: "Stopbank-1" });
    bff.api.state.challenge = undefined;
    return { answer, cookie: cookieOf(answer, "stopbank-challenge") };
  };
  /** What the API answers to the calls of this test. */
  const answering = (answers: Record<string, (reply: FastifyReply) => unknown>) => {
    bff.api.state.special = async (request: FastifyRequest, reply: FastifyReply) =>
      answers[request.url]?.(reply) ??
      reply.code(404).send({ error: { code: "x/y", message: "No.", requestId: "" } });
  };
  const tokens =
    (more: object = {}) =>
    (reply: FastifyReply) =>
      reply
        .header("user_uuid", userUuid)
        .send({ access_token: "access-0", refresh_token: "refresh-0", ...more });
  const asked = (path: string) => {
    const body = bff.api.captured.findLast(({ url }) => url === path)?.body;
    return body === undefined || body === "" ? undefined : JSON.parse(body);
  };
  const waiting = () => ({ user_uuid: userUuid, email, auth_challenge_session: secret });
  const over = (answer: Answer) => [answer.statusCode, answer.json().error.code];

  it("A-24: keep what proves the password here, and let in with a code, once", async () => {
    const { answer, cookie } = await logIn("SECOND_FACTOR_REQUIRED");
    expect([answer.statusCode, answer.json()]).toEqual([449, { challenge: "SECOND_FACTOR_REQUIRED" }]);
    expect(JSON.stringify([answer.body, answer.headers])).not.toContain(secret);
    expect(cookieOf(answer, "stopbank")).toBe("");
    answering({
      [routes.beginSecondFactor.path]: (reply) => reply.send({ kinds: ["totp"] }),
      [routes.meetSecondFactor.path]: tokens(),
    });
    expect((await post("/bff/session/second-factor/begin", undefined, cookie)).json()).toEqual({
      kinds: ["totp"],
    });
    expect(asked(routes.beginSecondFactor.path)).toEqual(waiting());
    const met = await post("/bff/session/second-factor", { code: "123456" }, cookie);
    expect(met.json()).toMatchObject({ signedIn: true, email });
    expect(met.body).not.toMatch(/access-|refresh-/);
    expect(asked(routes.meetSecondFactor.path)).toEqual({ ...waiting(), code: "123456" });
    expect(cookieOf(met, "stopbank")).toMatch(/^stopbank=[\w-]{43}$/);
    const again = await post("/bff/session/second-factor", { code: "123456" }, cookie);
    expect(over(again)).toEqual([401, "auth/challenge-over"]);
  });

  it("pass on what is wrong with a code, which may be tried again", async () => {
    const { cookie } = await logIn("SECOND_FACTOR_REQUIRED");
    answering({
      [routes.meetSecondFactor.path]: (reply) =>
        reply.code(401).send({ error: { code: "auth/wrong-factor", message: "Not right.", requestId: "" } }),
    });
    for (let i = 0; i < 2; i++)
      expect(over(await post("/bff/session/second-factor", { code: "000000" }, cookie))).toEqual([
        401,
        "auth/wrong-factor",
      ]);
  });

  it("are set up before there is a session, which comes with the recovery codes", async () => {
    const { answer, cookie } = await logIn("SECOND_FACTOR_ENROLMENT");
    expect(answer.json()).toEqual({ challenge: "SECOND_FACTOR_ENROLMENT" });
    answering({
      [routes.beginEnrolment.path]: (reply) =>
        reply.send({ secret: "ABC", uri: "otpauth:", demanded_by: ["L"] }),
      [routes.enrol.path]: tokens({ recovery_codes: ["a", "b"] }),
    });
    const begun = await post("/bff/session/second-factor/enrol/begin", { kind: "totp" }, cookie);
    expect(begun.json()).toMatchObject({ secret: "ABC" });
    const enrolled = await post("/bff/session/second-factor/enrol", { passkey: made, name: "Phone" }, cookie);
    expect(enrolled.json()).toMatchObject({ signedIn: true, recovery_codes: ["a", "b"] });
    expect(asked(routes.enrol.path)).toEqual({ ...waiting(), passkey: made, name: "Phone" });
    expect(cookieOf(enrolled, "stopbank")).not.toBe("");
  });

  it("may be asked for after a forced change of the password", async () => {
    const { cookie } = await logIn("NEW_PASSWORD_REQUIRED");
    answering({
      [routes.respondToAuthChallenge.path]: (reply) =>
        reply
          .code(449)
          .type("application/json")
          .header("user_uuid", userUuid)
          .header("auth_challenge_session", "the-next")
          .send('"SECOND_FACTOR_REQUIRED"'),
      [routes.meetSecondFactor.path]: tokens(),
    });
    const changed = await post("/bff/session/new-password", { new_password: "Ōtaki beach 7" }, cookie);
    expect([changed.statusCode, changed.json()]).toEqual([449, { challenge: "SECOND_FACTOR_REQUIRED" }]);
    const next = cookieOf(changed, "stopbank-challenge");
    expect(next).not.toBe(cookie);
    expect((await post("/bff/session/second-factor", { code: "1" }, next)).statusCode).toBe(200);
    expect(asked(routes.meetSecondFactor.path)).toMatchObject({ auth_challenge_session: "the-next" });
  });

  it("need the cookie of the browser that logged in", async () => {
    for (const cookie of [undefined, `stopbank-challenge=${"a".repeat(43)}`])
      for (const [path, body] of [
        ["second-factor/begin", undefined],
        ["second-factor", { code: "123456" }],
        ["second-factor/enrol/begin", { kind: "totp" }],
        ["second-factor/enrol", { code: "123456" }],
        ["passkey", { passkey: signed }],
      ] as const)
        expect(over(await post(`/bff/session/${path}`, body, cookie))).toEqual([401, "auth/challenge-over"]);
  });

  it("A-08: are refused to other sites, and to pages that would ask for the tokens themselves", async () => {
    const foreign = { host: "localhost", origin: "http://evil.example", "x-requested-by": "stopbank" };
    for (const path of ["second-factor/begin", "second-factor", "passkey/begin", "passkey"])
      expect((await post(`/bff/session/${path}`, {}, undefined, foreign)).statusCode).toBe(403);
    const ours = { ...fromOurPage, origin: "http://localhost" };
    for (const route of [routes.meetSecondFactor, routes.enrol, routes.passkeyLogin])
      expect(over(await post(`/api${route.path}`, {}, undefined, ours))).toEqual([
        403,
        "request/not-from-a-browser",
      ]);
  });

  it("a passkey alone answers what this browser was asked, once", async () => {
    answering({
      [routes.beginPasskeyLogin.path]: (reply) =>
        reply.send({ ceremony: "c".repeat(43), options: { challenge: "xyz" } }),
      [routes.passkeyLogin.path]: tokens(),
    });
    const begun = await post("/bff/session/passkey/begin");
    expect(begun.json()).toEqual({ challenge: "xyz" });
    expect(JSON.stringify([begun.body, begun.headers])).not.toContain("c".repeat(43));
    const [setCookie] = cookiesOf(begun);
    expect(setCookie).toMatch(
      /^stopbank-passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(begun, "stopbank-passkey");
    const other = cookieOf(await post("/bff/session/passkey/begin"), "stopbank-passkey");
    expect(other).not.toBe(cookie);
    const answer = await post("/bff/session/passkey", { passkey: signed }, cookie);
    expect(answer.json()).toMatchObject({ signedIn: true, email });
    expect(asked(routes.passkeyLogin.path)).toEqual({ ceremony: "c".repeat(43), passkey: signed });
    expect(over(await post("/bff/session/passkey", { passkey: signed }, cookie))).toEqual([
      401,
      "auth/challenge-over",
    ]);
  });

  it("a passkey of somebody who has to set a new password leads to that", async () => {
    answering({
      [routes.beginPasskeyLogin.path]: (reply) => reply.send({ ceremony: "c".repeat(43), options: {} }),
      [routes.passkeyLogin.path]: (reply) =>
        reply
          .code(449)
          .type("application/json")
          .header("user_uuid", userUuid)
          .header("auth_challenge_session", secret)
          .send('"NEW_PASSWORD_REQUIRED"'),
      [routes.respondToAuthChallenge.path]: tokens(),
    });
    const cookie = cookieOf(await post("/bff/session/passkey/begin"), "stopbank-passkey");
    const answer = await post("/bff/session/passkey", { passkey: signed }, cookie);
    expect([answer.statusCode, answer.json()]).toEqual([449, { challenge: "NEW_PASSWORD_REQUIRED" }]);
    const next = cookieOf(answer, "stopbank-challenge");
    await post("/bff/session/new-password", { new_password: "Ōtaki beach 7" }, next);
    expect(asked(routes.respondToAuthChallenge.path)).toMatchObject({ email, user_uuid: userUuid });
  });

  it("take no more than they name", async () => {
    const { cookie } = await logIn("SECOND_FACTOR_REQUIRED");
    for (const body of [
      { code: "1", user_uuid: randomUUID() },
      { code: 1 },
      { passkey: { ...signed, more: 1 } },
    ])
      expect((await post("/bff/session/second-factor", body, cookie)).statusCode).toBe(400);
  });
});
