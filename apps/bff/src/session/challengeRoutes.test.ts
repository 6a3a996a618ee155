import { randomUUID } from "node:crypto";
import { routes } from "@stopbank/contract/routes";
import { findUserByEmail } from "@stopbank/store/users";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, startBff, transports } from "../testing/startBff.ts";

describe.each(transports)("a log-in that asks for something first, %s", (transport) => {
  let bff: StartedBff;
  beforeAll(async () => {
    bff = await startBff({ transport });
  });
  afterAll(() => bff.close());

  const email = "member@stopbank.example";
  const secret = "an-auth-challenge-session";
  const post = (url: string, payload: object, cookie?: string) =>
    bff.app.inject({
      method: "POST",
      url,
      headers: { ...fromOurPage, ...(cookie === undefined ? {} : { cookie }) },
      payload,
    });
  const logIn = async (challenge: string, userUuid: string) => {
    bff.api.state.challenge = { challenge, userUuid, session: secret };
    const answer = await post("/bff/session", { email, password: "Stopbank-1" });
    bff.api.state.challenge = undefined;
    return { answer, cookie: String(answer.headers["set-cookie"] ?? "").split(";", 1)[0] ?? "" };
  };

  it("ACC-12: keeps the challenge here, and gives the browser a cookie that names it", async () => {
    const { answer } = await logIn("NEW_PASSWORD_REQUIRED", randomUUID());
    expect([answer.statusCode, answer.json()]).toEqual([449, { challenge: "NEW_PASSWORD_REQUIRED" }]);
    expect(answer.headers["set-cookie"]).toMatch(
      /^stopbank-challenge=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(JSON.stringify([answer.body, answer.headers])).not.toContain(secret);
  });

  it("ACC-13, A-03: lets the person in with a new password, by a session of its own, once", async () => {
    const user = await findUserByEmail(bff.store.shared, email);
    const { cookie } = await logIn("NEW_PASSWORD_REQUIRED", user?.id ?? "");
    bff.api.state.special = async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.header("user_uuid", user?.id).send({ access_token: "access-0", refresh_token: "refresh-0" });
    const answer = await post("/bff/session/new-password", { new_password: "Ōtaki beach 7" }, cookie);
    expect(answer.json()).toMatchObject({ signedIn: true, email });
    expect(answer.body).not.toMatch(/access-|refresh-/);
    const asked = bff.api.captured.findLast(({ url }) => url === routes.respondToAuthChallenge.path);
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      user_uuid: user?.id,
      email,
      auth_challenge_session: secret,
      new_password: "Ōtaki beach 7",
    });
    const cookies = [answer.headers["set-cookie"] ?? []].flat();
    expect(cookies.some((each) => /^stopbank-challenge=;/.test(each))).toBe(true);
    expect(cookies.some((each) => /^stopbank=[\w-]{43};/.test(each))).toBe(true);
    const again = await post("/bff/session/new-password", { new_password: "Another-12" }, cookie);
    expect([again.statusCode, again.json().error.code]).toEqual([401, "auth/challenge-over"]);
    bff.api.state.special = undefined;
  });

  it("ACC-13: passes on what is wrong with the password, and may be tried again", async () => {
    const { cookie } = await logIn("NEW_PASSWORD_REQUIRED", randomUUID());
    bff.api.state.special = async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.code(400).send({
        error: { code: "auth/same-password", message: "Password cannot be identical.", requestId: "" },
      });
    for (let i = 0; i < 2; i++) {
      const answer = await post("/bff/session/new-password", { new_password: "Stopbank-1" }, cookie);
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, "auth/same-password"]);
    }
    bff.api.state.special = undefined;
  });

  it("ACC-14: tells the page which sign-up is to be confirmed, and holds nothing", async () => {
    const userUuid = randomUUID();
    const { answer } = await logIn("CONFIRM_SIGN_UP", userUuid);
    expect([answer.statusCode, answer.json()]).toEqual([
      449,
      { challenge: "CONFIRM_SIGN_UP", user_uuid: userUuid },
    ]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("refuses who has no challenge, or a made-up one, or comes from another site", async () => {
    for (const cookie of [undefined, "stopbank-challenge=x", `stopbank-challenge=${"a".repeat(43)}`]) {
      const answer = await post("/bff/session/new-password", { new_password: "Stopbank-1" }, cookie);
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, "auth/challenge-over"]);
    }
    const foreign = await bff.app.inject({
      method: "POST",
      url: "/bff/session/new-password",
      headers: { host: "localhost", origin: "http://evil.example", "x-requested-by": "stopbank" },
      payload: { new_password: "x" },
    });
    expect(foreign.statusCode).toBe(403);
  });

  it("A-08: a page cannot ask for the tokens by itself", async () => {
    const answer = await bff.app.inject({
      method: "POST",
      url: "/api/user/respond_to_auth_challenge",
      headers: { ...fromOurPage, origin: "http://localhost" },
      payload: {},
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, "request/not-from-a-browser"]);
  });
});
