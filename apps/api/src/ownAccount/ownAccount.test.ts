import { createSession, findSession } from "@stopbank/store/sessions";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  codeOf,
  createPerson,
  demand,
  elsewhere,
  type FactorApi,
  loggedIn,
  logIn,
  said,
  setUpApp,
  startFactorApi,
} from "../testing/factorPeople.ts";
import { type Asked, softAuthenticator } from "../testing/softAuthenticator.ts";
import { password } from "../testing/startApi.ts";

let api: FactorApi["api"];
let hash: FactorApi["hash"];
let mailbox: FactorApi["mailbox"];
let person: FactorApi["person"];
beforeAll(async () => {
  ({ api, hash, mailbox, person } = await startFactorApi());
});
afterAll(() => api.stop());
afterEach(() => demand(api, "larkhaven", "nobody"));

const remove = (url: string, headers: Record<string, string>) =>
  api.app.inject({ method: "DELETE", url, headers });
/** As if they had logged in longer ago. */
const minutesPass = (userId: string) =>
  api.store.shared
    .updateTable("refresh_token_families")
    .set({ proved_at: new Date(Date.now() - 11 * 60_000) })
    .where("user_id", "=", userId)
    .execute();

/** A browser of the person's: its session, and its headers. */
async function browserOf(email: string, userId: string, device: string) {
  const tokens = (await logIn(api, email)).json<{ access_token: string; refresh_token: string }>();
  const id = await createSession(api.store.shared, {
    userId,
    tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
    device,
    network: "192.0.2.7",
  });
  return { id, headers: { authorization: `Bearer ${tokens.access_token}` } };
}
const isLive = async (id: string) =>
  (await findSession(api.store.shared, id, { slide: false })) !== undefined;

describe("A-06: one's own sessions", () => {
  it("are listed in words, with the asking one told apart and no id that opens anything", async () => {
    const { id, email } = await createPerson(api, hash);
    const own = await browserOf(email, id, "Firefox on Windows");
    const other = await browserOf(email, id, "Safari on iPhone");
    const answer = await api.get("/user/sessions", own.headers);
    expect(answer.json()).toMatchObject([
      { device: "Safari on iPhone", is_own: false, network: "192.0.2.7" },
      { device: "Firefox on Windows", is_own: true },
    ]);
    expect(answer.body).not.toMatch(new RegExp(`${own.id}|${other.id}`));
    const [{ handle }] = answer.json();
    const cookie = await findSession(api.store.shared, handle, { slide: false });
    expect(cookie).toBeUndefined();
  });

  it("are ended one by one, or all but the asking one, and nobody else's", async () => {
    const { id, email } = await createPerson(api, hash);
    const [own, phone, home] = [
      await browserOf(email, id, "A"),
      await browserOf(email, id, "B"),
      await browserOf(email, id, "C"),
    ];
    const listed = (await api.get("/user/sessions", own.headers)).json() as {
      device: string;
      handle: string;
    }[];
    const handleOf = (device: string) => listed.find((session) => session.device === device)?.handle;
    const stranger = await person();
    expect(said(await remove(`/user/sessions/${handleOf("B")}`, stranger.headers))).toEqual([
      404,
      "account/no-such-session",
    ]);
    expect((await remove(`/user/sessions/${handleOf("B")}`, own.headers)).json()).toEqual({ ended: 1 });
    expect([await isLive(own.id), await isLive(phone.id), await isLive(home.id)]).toEqual([
      true,
      false,
      true,
    ]);
    // A program of theirs signed in too: two sign-ins end, and the one that asks goes on.
    const program = await loggedIn(api, { id, email });
    expect((await remove("/user/sessions", own.headers)).json()).toEqual({ ended: 2 });
    expect([await isLive(own.id), await isLive(home.id)]).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await api.get("/user", program.headers)).statusCode).toBe(401);
    expect((await api.get("/user", own.headers)).statusCode).toBe(200);
  });
});

describe("one's own password", () => {
  it("A-06, A-28: is changed by the present one, ends all else that is logged in, and its owner is told", async () => {
    const { id, email } = await createPerson(api, hash);
    const [own, other] = [await browserOf(email, id, "A"), await browserOf(email, id, "B")];
    const change = (present_password: string, new_password: string) =>
      api.post(
        "/user/change_password",
        { present_password, new_password },
        { ...own.headers, ...elsewhere() },
      );
    expect(said(await change("Wrong-pass-1", "Ōtaki beach 7"))).toEqual([400, "auth/wrong-password"]);
    expect(said(await change(password, "short"))).toEqual([400, "auth/password-rules"]);
    expect(said(await change(password, "Password-1"))).toEqual([400, "auth/common-password"]);
    expect(said(await change(password, "Larkhaven-1"))).toEqual([400, "auth/password-is-name"]);
    expect(said(await change(password, password))).toEqual([400, "auth/same-password"]);
    expect([await isLive(own.id), await isLive(other.id)]).toEqual([true, true]);
    expect((await change(password, "Ōtaki beach 7")).statusCode).toBe(200);
    expect([await isLive(own.id), await isLive(other.id)]).toEqual([true, false]);
    expect((await logIn(api, email)).statusCode).toBe(401);
    expect((await logIn(api, email, elsewhere(), "Ōtaki beach 7")).statusCode).toBe(200);
    await mailbox.about(email, "Your password was changed");
  });

  it("A-21: is guessed twenty times at most by who has found the page open", async () => {
    const { headers } = await person();
    const from = elsewhere();
    const guesses: number[] = [];
    for (let i = 0; i < 22; i++)
      guesses.push(
        (await api.post("/user/reauthenticate", { password: `Wrong-pass-${i}` }, { ...headers, ...from }))
          .statusCode,
      );
    expect(guesses.filter((status) => status === 400)).toHaveLength(20);
    expect(guesses.at(-1)).toBe(429);
  });
});

describe("A-28: what one logs in with", () => {
  it("is changed only within ten minutes of showing who it is", async () => {
    const who = await person();
    await minutesPass(who.id);
    const refused = [403, "auth/prove-first"];
    const { headers } = who;
    expect(said(await api.post("/user/totp/begin", undefined, headers))).toEqual(refused);
    expect(said(await api.post("/user/totp", { code: "000000" }, headers))).toEqual(refused);
    expect(said(await remove("/user/totp", headers))).toEqual(refused);
    expect(said(await api.post("/user/passkeys/begin", undefined, headers))).toEqual(refused);
    expect(said(await remove("/user/passkeys/x", headers))).toEqual(refused);
    expect(said(await api.post("/user/recovery_codes", undefined, headers))).toEqual(refused);
    expect((await api.get("/user/account", headers)).json().proved_until).toBeNull();

    expect(said(await api.post("/user/reauthenticate", { password: "Wrong-pass-1" }, headers))).toEqual([
      400,
      "auth/wrong-password",
    ]);
    expect((await api.post("/user/reauthenticate", { password }, headers)).statusCode).toBe(200);
    expect((await api.post("/user/totp/begin", undefined, headers)).statusCode).toBe(200);
    // It is this sign-in that has shown it, and no other of theirs.
    const elsewhereToo = await loggedIn(api, who);
    await minutesPass(who.id);
    await api.post("/user/reauthenticate", { password }, headers);
    expect(said(await api.post("/user/totp/begin", undefined, elsewhereToo.headers))).toEqual(refused);
  });

  it("may be shown by a passkey, once for each time it is asked", async () => {
    const who = await person();
    const authenticator = softAuthenticator();
    const options = (await api.post("/user/passkeys/begin", undefined, who.headers)).json<Asked>();
    await api.post("/user/passkeys", { name: "Key", passkey: authenticator.register(options) }, who.headers);
    await minutesPass(who.id);
    const asked = (
      await api.post("/user/reauthenticate/passkey/begin", undefined, who.headers)
    ).json<Asked>();
    const signed = authenticator.answer(asked);
    const stranger = await person();
    expect(said(await api.post("/user/reauthenticate/passkey", signed, stranger.headers))).toEqual([
      401,
      "auth/passkey-too-late",
    ]);
    expect((await api.post("/user/reauthenticate/passkey", signed, who.headers)).statusCode).toBe(200);
    expect(said(await api.post("/user/reauthenticate/passkey", signed, who.headers))).toEqual([
      401,
      "auth/passkey-too-late",
    ]);
    expect((await api.post("/user/totp/begin", undefined, who.headers)).statusCode).toBe(200);
  });

  it("is told in the account, and by mail when it changes", async () => {
    const who = await person();
    const { codes } = await setUpApp(api, who);
    expect(codes).toHaveLength(10);
    const account = (await api.get("/user/account", who.headers)).json();
    expect(account).toMatchObject({
      ...{ email: who.email, has_password: true, passkeys: [], recovery_codes_left: 10, demanded_by: [] },
      totp: { last_used_at: null },
    });
    const made = (await api.post("/user/recovery_codes", undefined, who.headers)).json();
    expect(made.recovery_codes).not.toEqual(codes);
    expect((await remove("/user/totp", who.headers)).statusCode).toBe(200);
    expect((await api.get("/user/account", who.headers)).json()).toMatchObject({
      totp: null,
      recovery_codes_left: 0,
    });
    const removed = await mailbox.about(who.email, "A second factor of your account was removed");
    expect(removed.text).toContain("its authenticator app");
    expect(said(await api.post("/user/recovery_codes", undefined, who.headers))).toEqual([
      409,
      "factors/none",
    ]);
    expect(said(await remove("/user/totp", who.headers))).toEqual([404, "factors/no-app"]);
  });

  it("keeps the app in use until a code of another has confirmed that", async () => {
    const who = await person();
    const { secret } = await setUpApp(api, who);
    const next = (await api.post("/user/totp/begin", undefined, who.headers)).json();
    expect(said(await api.post("/user/totp", { code: codeOf(secret, 1) }, who.headers))).toEqual([
      400,
      "auth/wrong-factor",
    ]);
    const answer = await api.post("/user/totp", { code: codeOf(next.secret) }, who.headers);
    expect(answer.json()).toEqual({ recovery_codes: [] });
  });

  it("leaves the last one where an organisation demands one", async () => {
    const who = await person();
    await setUpApp(api, who);
    await demand(api, "larkhaven", "everybody");
    expect(said(await remove("/user/totp", who.headers))).toEqual([409, "factors/demanded"]);
    expect((await api.get("/user/account", who.headers)).json()).toMatchObject({
      demanded_by: ["Larkhaven"],
    });
    expect((await api.get("/user/account", who.headers)).json().totp).not.toBeNull();
  });

  it("renames a passkey of one's own, and no other's", async () => {
    const who = await person();
    const options = (await api.post("/user/passkeys/begin", undefined, who.headers)).json<Asked>();
    const body = { name: "Key", passkey: softAuthenticator().register(options) };
    const { id } = (await api.post("/user/passkeys", body, who.headers)).json().passkey;
    const rename = (headers: Record<string, string>, name: string) =>
      api.app.inject({ method: "PUT", url: `/user/passkeys/${id}`, headers, payload: { name } });
    expect((await rename(who.headers, "  Blue key ")).json()).toEqual({ name: "Blue key" });
    expect(said(await rename(who.headers, "  "))).toEqual([400, "request/invalid"]);
    expect(said(await rename((await person()).headers, "Mine"))).toEqual([404, "factors/no-such-passkey"]);
    expect(said(await remove(`/user/passkeys/${id}`, (await person()).headers))).toEqual([
      404,
      "factors/no-such-passkey",
    ]);
  });
});
