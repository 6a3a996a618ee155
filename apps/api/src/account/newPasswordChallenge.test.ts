import { randomUUID } from "node:crypto";
import { findCredentials, setPassword } from "@stopbank/store/users";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailboxOf } from "../testing/mailbox.ts";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const newPassword = "Ōtaki beach 7";
/** From a network of its own, so that one test's limits are not another's. */
let networks = 0;
const from = () => ({ "x-forwarded-for": `198.51.100.${++networks}` });
const login = (email: string, secret: string) =>
  api.app.inject({ method: "POST", url: "/user/login", headers: { ...basic(email, secret), ...from() } });
/** Status, and code or body, of an answer. */
const said = (answer: { statusCode: number; json(): { error: { code: string; message: string } } }) => {
  const { error } = answer.json();
  return [answer.statusCode, error.code, error.message];
};

const challenged = async (email = "new@stopbank.example") => {
  const answer = await login(email, password);
  return {
    user_uuid: String(answer.headers.user_uuid),
    email,
    auth_challenge_session: String(answer.headers.auth_challenge_session),
  };
};
const respond = (challenge: object, new_password: string) =>
  api.post("/user/respond_to_auth_challenge", { ...challenge, new_password }, from());

it("ACC-12, ACC-13: lets the person in with another one, once", async () => {
  const challenge = await challenged();
  const over = [401, "auth/challenge-over", "This log-in has taken too long. Log in again."];
  expect(said(await respond(challenge, "weak"))).toEqual([400, "auth/password-rules", expect.any(String)]);
  expect(said(await respond(challenge, password))).toEqual([
    400,
    "auth/same-password",
    "Password cannot be identical to your last password.",
  ]);
  for (const wrong of [
    { user_uuid: randomUUID() },
    { email: people.member },
    { auth_challenge_session: "x" },
    { auth_challenge_session: api.as("member").authorization?.slice(7) },
  ])
    expect(said(await respond({ ...challenge, ...wrong }, newPassword))).toEqual(over);
  const answer = await respond(challenge, newPassword);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.user_uuid).toBe(challenge.user_uuid);
  const { access_token } = answer.json();
  expect((await api.get("/user", { authorization: `Bearer ${access_token}` })).json()).toMatchObject({
    email: challenge.email,
  });
  expect(said(await respond(challenge, "Pukeko by 1 creek"))).toEqual(over);
  expect((await login(challenge.email, newPassword)).statusCode).toBe(200);
});

it("ACC-32, A-06: a forced change ends every earlier sign-in of the person, leaves the one it lets in, and a mail says so", async () => {
  const email = people.member;
  const before = (await login(email, password)).json();
  const { user, passwordHash: hash } = (await findCredentials(api.store.shared, email)) ?? {};
  // As when an administrator gives them a password to be changed.
  await setPassword(api.store.shared, user?.id ?? "", { hash: hash ?? "", mustChange: true });
  const me = (token: string) => api.get("/user", { authorization: `Bearer ${token}` });
  const after = (await respond(await challenged(email), newPassword)).json();
  expect(said(await me(before.access_token))).toEqual([401, "auth/signed-out", expect.any(String)]);
  const refresh = (refresh_token: string) =>
    api.post("/user/refresh_token", { user_uuid: user?.id, refresh_token }, from());
  expect((await refresh(before.refresh_token)).statusCode).toBe(401);
  expect((await me(after.access_token)).statusCode).toBe(200);
  expect((await refresh(after.refresh_token)).statusCode).toBe(200);
  await mailboxOf(api).about(email, "Your password was changed");
});
