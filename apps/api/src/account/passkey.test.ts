import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  createPerson,
  demand,
  elsewhere,
  type FactorApi,
  type FactorPerson,
  said,
  startFactorApi,
  waitingLogIn,
} from "../testing/factorPeople.ts";
import {
  type Asked,
  type SoftAuthenticator,
  softAuthenticator,
  type Twist,
} from "../testing/softAuthenticator.ts";

let api: FactorApi["api"];
let hash: FactorApi["hash"];
let person: FactorApi["person"];
beforeAll(async () => {
  ({ api, hash, person } = await startFactorApi());
});
afterAll(() => api.stop());
afterEach(() => demand(api, "larkhaven", "nobody"));

async function register(who: FactorPerson, authenticator: SoftAuthenticator, twist: Twist = {}) {
  const options = (await api.post("/user/passkeys/begin", undefined, who.headers)).json<Asked>();
  const body = { name: "Laptop", passkey: authenticator.register(options, twist) };
  return { answer: await api.post("/user/passkeys", body, who.headers), body, options };
}
async function withPasskey(authenticator = softAuthenticator()) {
  const who = await person();
  const { answer } = await register(who, authenticator);
  expect(answer.statusCode).toBe(200);
  return { ...who, authenticator, passkey: answer.json().passkey, codes: answer.json().recovery_codes };
}
const beginAlone = async () =>
  (await api.post("/user/passkey/begin", undefined, elsewhere())).json<{
    ceremony: string;
    options: Asked;
  }>();
const alone = (ceremony: string, passkey: object) =>
  api.post("/user/passkey/login", { ceremony, passkey }, elsewhere());
const eventsOf = async (userId: string) =>
  api.store.shared
    .selectFrom("account_events")
    .select(["action", "details"])
    .where("user_id", "=", userId)
    .execute();

describe("registering a passkey", () => {
  it("asks for one that finds and verifies its owner, for the main host, and gives recovery codes with the first", async () => {
    const who = await person();
    const { answer, options } = await register(who, softAuthenticator());
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: who.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(answer.json()).toMatchObject({ passkey: { name: "Laptop", last_used_at: null } });
    expect(answer.json().recovery_codes).toHaveLength(10);
    const second = await register(who, softAuthenticator());
    expect(second.answer.json().recovery_codes).toEqual([]);
    expect((second.options.excludeCredentials as unknown[]).length).toBe(1);
  });

  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["of a host below ours that is no client's", { origin: "http://stranger.localhost:8080" }],
    ["of another port", { origin: "http://localhost:9090" }],
    ["for another host", { rpId: "evil.example" }],
    ["whose owner was not verified", { isVerified: false }],
    ["of another kind of ceremony", { type: "webauthn.get" }],
    ["over another challenge", { challenge: "AAAA" }],
  ] satisfies [string, Twist][])("refuses one %s", async (_case, twist) => {
    const { answer } = await register(await person(), softAuthenticator(), twist);
    expect(said(answer)).toEqual([400, "factors/bad-passkey"]);
  });

  it("takes what was asked for once, from the sign-in that asked, and no authenticator twice", async () => {
    const [mine, other] = [await person(), await person()];
    const authenticator = softAuthenticator();
    const { body } = await register(mine, authenticator);
    expect(said(await api.post("/user/passkeys", body, mine.headers))).toEqual([
      401,
      "auth/passkey-too-late",
    ]);
    const begun = (await api.post("/user/passkeys/begin", undefined, mine.headers)).json<Asked>();
    const stolen = { name: "Mine", passkey: softAuthenticator().register(begun) };
    expect(said(await api.post("/user/passkeys", stolen, other.headers))).toEqual([
      401,
      "auth/passkey-too-late",
    ]);
    expect(said((await register(other, authenticator)).answer)).toEqual([409, "factors/passkey-taken"]);
  });

  it("serves each client's host, and says what it was called", async () => {
    const { answer } = await register(await person(), softAuthenticator(), {
      origin: "http://northport.localhost:8080",
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe("a passkey after the password", () => {
  it("A-24: is asked for, and lets in", async () => {
    const { email, authenticator } = await withPasskey();
    const { challenge, waiting } = await waitingLogIn(api, email);
    expect(challenge).toBe("SECOND_FACTOR_REQUIRED");
    const asked = await api.post("/user/second_factor/begin", waiting, elsewhere());
    const { kinds, passkey_options } = asked.json<{ kinds: string[]; passkey_options: Asked }>();
    expect([kinds, passkey_options.allowCredentials]).toMatchObject([
      ["passkey"],
      [{ id: authenticator.id }],
    ]);
    const passkey = authenticator.answer(passkey_options, { isVerified: false });
    const answer = await api.post("/user/second_factor", { ...waiting, passkey }, elsewhere());
    expect(answer.statusCode).toBe(200);
    // The same answer again signs what was asked for before.
    expect(said(await api.post("/user/second_factor", { ...waiting, passkey }, elsewhere()))).toEqual([
      401,
      "auth/passkey-too-late",
    ]);
  });

  it("refuses another's passkey, and one of another log-in", async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];
    const { waiting } = await waitingLogIn(api, mine.email);
    const ask = async (of: object) =>
      (await api.post("/user/second_factor/begin", of, elsewhere())).json().passkey_options as Asked;
    const meet = (passkey: object) => api.post("/user/second_factor", { ...waiting, passkey }, elsewhere());
    const others = { ...(await ask(waiting)), allowCredentials: [] };
    expect(said(await meet(other.authenticator.answer(others)))).toEqual([401, "auth/wrong-passkey"]);
    const foreign = await ask((await waitingLogIn(api, other.email)).waiting);
    await ask(waiting);
    expect(said(await meet(mine.authenticator.answer(foreign)))).toEqual([401, "auth/wrong-passkey"]);
  });
});

describe("a passkey in place of a password", () => {
  it("lets in whoever it has verified, at any client's host, and is asked for no second factor", async () => {
    const { email, id, authenticator } = await withPasskey();
    await demand(api, "larkhaven", "everybody");
    const { ceremony, options } = await beginAlone();
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
    const answer = await alone(
      ceremony,
      authenticator.answer(options, { origin: "http://larkhaven.localhost:8080" }),
    );
    expect([answer.statusCode, answer.headers.user_uuid]).toEqual([200, id]);
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    expect((await api.get("/user", headers)).json()).toMatchObject({ email });
    const account = (await api.get("/user/account", headers)).json();
    expect(account.passkeys[0].last_used_at).not.toBeNull();
  });

  it("refuses an answer that is replayed, whoever replays it and wherever", async () => {
    const { authenticator } = await withPasskey();
    const { ceremony, options } = await beginAlone();
    const signed = authenticator.answer(options);
    expect((await alone(ceremony, signed)).statusCode).toBe(200);
    expect(said(await alone(ceremony, signed))).toEqual([401, "auth/passkey-too-late"]);
    expect(said(await alone((await beginAlone()).ceremony, signed))).toEqual([401, "auth/wrong-passkey"]);
    expect(said(await alone("x".repeat(43), signed))).toEqual([401, "auth/passkey-too-late"]);
  });

  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["of a host below ours that is no client's", { origin: "http://stranger.localhost:8080" }],
    ["for another host", { rpId: "evil.example" }],
    ["whose owner was not verified", { isVerified: false }],
    ["of another kind of ceremony", { type: "webauthn.create" }],
  ] satisfies [string, Twist][])("refuses one %s", async (_case, twist) => {
    const { authenticator } = await withPasskey();
    const { ceremony, options } = await beginAlone();
    expect(said(await alone(ceremony, authenticator.answer(options, twist)))).toEqual([
      401,
      "auth/wrong-passkey",
    ]);
  });

  it("A-23: tells nobody whether a passkey is known: the same words for an unknown one and a bad signature", async () => {
    const { authenticator } = await withPasskey();
    const tried = async (change: (signed: ReturnType<SoftAuthenticator["answer"]>) => object) => {
      const { ceremony, options } = await beginAlone();
      const { error } = (await alone(ceremony, change(authenticator.answer(options)))).json();
      return { ...error, requestId: "" };
    };
    const unknown = await tried((signed) => ({ ...signed, id: "AAAA" }));
    const forged = await tried((signed) => ({
      ...signed,
      signature: softAuthenticator().answer({ rpId: "localhost", challenge: "AAAA" }).signature,
    }));
    expect(unknown).toEqual(forged);
    expect(unknown.code).toBe("auth/wrong-passkey");
  });

  it("A-45: refuses one whose count does not rise, and writes it into the trail of accounts", async () => {
    const { id, authenticator } = await withPasskey();
    const use = async (twist: Twist = {}) => {
      const { ceremony, options } = await beginAlone();
      return said(await alone(ceremony, authenticator.answer(options, twist)));
    };
    expect((await use({ counter: 9 }))[0]).toBe(200);
    expect(await use({ counter: 9 })).toEqual([401, "auth/wrong-passkey"]);
    expect(await use({ counter: 3 })).toEqual([401, "auth/wrong-passkey"]);
    const fell = (await eventsOf(id)).filter(({ action }) => action === "passkey.count-fell");
    expect(fell.map(({ details }) => details)).toMatchObject([
      { kept: 9, came: 9, passkey: "Laptop" },
      { kept: 9, came: 3 },
    ]);
    expect((await use({ counter: 10 }))[0]).toBe(200);
  });

  it("takes one that does not count", async () => {
    const { authenticator } = await withPasskey(softAuthenticator(false));
    for (let i = 0; i < 2; i++) {
      const { ceremony, options } = await beginAlone();
      expect((await alone(ceremony, authenticator.answer(options))).statusCode).toBe(200);
    }
  });

  it("asks for a new password first where one has to be set", async () => {
    const { id, authenticator } = await withPasskey();
    await api.store.shared
      .updateTable("credentials")
      .set({ must_change: true })
      .where("user_id", "=", id)
      .execute();
    const { ceremony, options } = await beginAlone();
    const answer = await alone(ceremony, authenticator.answer(options));
    expect([answer.statusCode, answer.json()]).toEqual([449, "NEW_PASSWORD_REQUIRED"]);
  });

  it("is good for nothing once it is removed", async () => {
    const { headers, authenticator, passkey } = await withPasskey();
    const removed = await api.app.inject({ method: "DELETE", url: `/user/passkeys/${passkey.id}`, headers });
    expect(removed.statusCode).toBe(200);
    const { ceremony, options } = await beginAlone();
    expect(said(await alone(ceremony, authenticator.answer(options)))).toEqual([401, "auth/wrong-passkey"]);
  });
});

it("A-24: is what a demanded second factor may be", async () => {
  const { email } = await createPerson(api, hash);
  await demand(api, "larkhaven", "everybody");
  const { waiting } = await waitingLogIn(api, email);
  const begun = await api.post(
    "/user/second_factor/enrol/begin",
    { ...waiting, kind: "passkey" },
    elsewhere(),
  );
  const passkey = softAuthenticator().register(begun.json().passkey_options);
  const answer = await api.post(
    "/user/second_factor/enrol",
    { ...waiting, passkey, name: "Phone" },
    elsewhere(),
  );
  expect([answer.statusCode, answer.json().recovery_codes.length]).toEqual([200, 10]);
});
