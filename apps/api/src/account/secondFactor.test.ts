import { sealWith } from "@stopbank/store/key-ring";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  codeOf,
  createPerson,
  demand,
  elsewhere,
  type FactorApi,
  said,
  setUpApp,
  startFactorApi,
  waitingLogIn,
} from "../testing/factorPeople.ts";
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

const withApp = async () => {
  const who = await person();
  return { ...who, ...(await setUpApp(api, who)) };
};
const meet = (body: object, from = elsewhere()) => api.post("/user/second_factor", body, from);
const enrol = (body: object, from = elsewhere()) => api.post("/user/second_factor/enrol", body, from);
const eventsOf = async (userId: string) =>
  (
    await api.store.shared
      .selectFrom("account_events")
      .select("action")
      .where("user_id", "=", userId)
      .orderBy("at")
      .execute()
  ).map(({ action }) => action);

describe("an authenticator app", () => {
  it("A-24: is asked for after the right password alone, and no token is there before it", async () => {
    const { email, secret } = await withApp();
    const wrong = await waitingLogIn(api, email, elsewhere(), "Wrong-pass-1");
    expect([wrong.status, wrong.challenge.error.code]).toEqual([401, "auth/bad-credentials"]);
    const right = await waitingLogIn(api, email);
    expect([right.status, right.challenge]).toEqual([449, "SECOND_FACTOR_REQUIRED"]);
    expect(right.body).toBe('"SECOND_FACTOR_REQUIRED"');
    const asked = await api.post("/user/second_factor/begin", right.waiting, elsewhere());
    expect(asked.json()).toEqual({ kinds: ["totp"] });
    const answer = await meet({ ...right.waiting, code: codeOf(secret) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.user_uuid).toBe(right.waiting.user_uuid);
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    expect((await api.get("/user", headers)).json()).toMatchObject({ email });
  });

  it("A-25: takes each code once, also for another log-in of the same half minute", async () => {
    const { email, secret } = await withApp();
    const [first, second] = [await waitingLogIn(api, email), await waitingLogIn(api, email)];
    const code = codeOf(secret);
    expect((await meet({ ...first.waiting, code })).statusCode).toBe(200);
    const again = await meet({ ...second.waiting, code });
    expect(said(again)).toEqual([401, "auth/used-factor"]);
    expect(again.json().error.message).toMatch(/^This code is used up/);
    expect(said(await meet({ ...second.waiting, code: codeOf(secret, -1) }))).toEqual([
      401,
      "auth/used-factor",
    ]);
    expect(said(await meet({ ...second.waiting, code: codeOf(secret, 40) }))).toEqual([
      401,
      "auth/wrong-factor",
    ]);
    expect((await meet({ ...second.waiting, code: codeOf(secret, 1) })).statusCode).toBe(200);
  });

  it("A-25: lets one in of many who come with the same code at once", async () => {
    const { email, secret } = await withApp();
    const { waiting } = await waitingLogIn(api, email);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => meet({ ...waiting, code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("A-24: is of no use with another's challenge, a made-up one, or one of a password that was changed since", async () => {
    const [mine, other] = [await withApp(), await withApp()];
    const [own, others] = [await waitingLogIn(api, mine.email), await waitingLogIn(api, other.email)];
    const over = [401, "auth/challenge-over"];
    const code = codeOf(mine.secret);
    const { auth_challenge_session } = others.waiting;
    expect(said(await meet({ ...own.waiting, auth_challenge_session, code }))).toEqual(over);
    expect(said(await meet({ ...own.waiting, user_uuid: others.waiting.user_uuid, code }))).toEqual(over);
    expect(said(await meet({ ...own.waiting, auth_challenge_session: "a.b.c", code }))).toEqual(over);
    expect(said(await meet({ ...own.waiting, email: "nobody@somewhere.example", code }))).toEqual(over);
    expect(said(await enrol({ ...own.waiting, code }))).toEqual(over);
    const change = { present_password: password, new_password: "Ōtaki beach 7" };
    expect((await api.post("/user/change_password", change, mine.headers)).statusCode).toBe(200);
    expect(said(await meet({ ...own.waiting, code }))).toEqual(over);
  });

  it("A-21, A-25: bounds guessing by account and network, and a stranger without the password uses nothing up", async () => {
    const { email, id, secret } = await withApp();
    const stranger = elsewhere();
    // Whoever has only the address cannot even try.
    for (let i = 0; i < 30; i++)
      await meet(
        { user_uuid: id, email, auth_challenge_session: "a.b.c", code: String(100_000 + i) },
        stranger,
      );
    const { waiting } = await waitingLogIn(api, email);
    const thief = elsewhere();
    const tries: (readonly [number, string | undefined])[] = [];
    for (let i = 0; i < 14; i++) tries.push(said(await meet({ ...waiting, code: "000000" }, thief)));
    expect(tries.filter(([status]) => status === 401)).toHaveLength(10);
    expect(tries.at(-1)).toEqual([429, "auth/limit-exceeded"]);
    expect(await eventsOf(id)).toContain("factor.refused");
    // The owner, elsewhere, gets in all the same.
    expect((await meet({ ...waiting, code: codeOf(secret) })).statusCode).toBe(200);
  });

  it("gives back what a right code used up, so that nobody is locked out by logging in", async () => {
    const { email, codes } = await withApp();
    const home = elsewhere();
    for (const recovery_code of codes) {
      const { waiting } = await waitingLogIn(api, email, home);
      expect((await meet({ ...waiting, recovery_code }, home)).statusCode).toBe(200);
    }
    const { waiting } = await waitingLogIn(api, email, home);
    expect(said(await meet({ ...waiting, recovery_code: codes[0] }, home))).toEqual([
      401,
      "auth/used-factor",
    ]);
  });

  it("A-25, A-28: stands back for a recovery code, once, which its owner is told of", async () => {
    const { id, email, codes } = await withApp();
    const { waiting } = await waitingLogIn(api, email);
    expect((await meet({ ...waiting, recovery_code: codes[3] })).statusCode).toBe(200);
    const again = await waitingLogIn(api, email);
    expect(said(await meet({ ...again.waiting, recovery_code: codes[3] }))).toEqual([
      401,
      "auth/used-factor",
    ]);
    const other = await withApp();
    expect(said(await meet({ ...again.waiting, recovery_code: other.codes[0] }))).toEqual([
      401,
      "auth/wrong-factor",
    ]);
    expect((await mailbox.about(email, "A recovery code of yours was used")).text).toContain(
      "9 of your codes are left",
    );
    expect(await eventsOf(id)).toContain("recovery-code.used");
  });

  it("A-25: says in a sentence that a key of the installation was lost, and stands back for a recovery code", async () => {
    const { id, email, secret, codes } = await withApp();
    await api.store.shared
      .updateTable("totp_factors")
      .set({ sealed_secret: sealWith([new Uint8Array(32)], secret) })
      .where("user_id", "=", id)
      .execute();
    const { waiting } = await waitingLogIn(api, email);
    const answer = await meet({ ...waiting, code: codeOf(secret) });
    expect(said(answer)).toEqual([503, "factors/secret-lost"]);
    expect(answer.json().error.message).toMatch(/key of this installation was changed\. Use a recovery code/);
    expect((await meet({ ...waiting, recovery_code: codes[0] })).statusCode).toBe(200);
    await api.store.shared.deleteFrom("totp_factors").where("user_id", "=", id).execute();
  });

  it("wants one answer and not two, nor none", async () => {
    const { email, codes, secret } = await withApp();
    const { waiting } = await waitingLogIn(api, email);
    for (const answers of [{}, { code: codeOf(secret), recovery_code: codes[0] }])
      expect(said(await meet({ ...waiting, ...answers }))).toEqual([400, "auth/one-answer"]);
  });

  it("is asked for after a forced change of the password too", async () => {
    const { id, email, secret } = await withApp();
    await api.store.shared
      .updateTable("credentials")
      .set({ must_change: true })
      .where("user_id", "=", id)
      .execute();
    const { challenge, waiting } = await waitingLogIn(api, email);
    expect(challenge).toBe("NEW_PASSWORD_REQUIRED");
    const answer = await api.post(
      "/user/respond_to_auth_challenge",
      { ...waiting, new_password: "Ōtaki beach 7" },
      elsewhere(),
    );
    expect([answer.statusCode, answer.json()]).toEqual([449, "SECOND_FACTOR_REQUIRED"]);
    const next = { ...waiting, auth_challenge_session: String(answer.headers.auth_challenge_session) };
    expect((await meet({ ...next, code: codeOf(secret) })).statusCode).toBe(200);
  });
});

describe("a second factor that a client demands", () => {
  it("A-24: is set up before anything else by who has none, with recovery codes, and asked for from then on", async () => {
    const { id, email } = await createPerson(api, hash);
    await demand(api, "larkhaven", "everybody");
    const { status, challenge, waiting } = await waitingLogIn(api, email);
    expect([status, challenge]).toEqual([449, "SECOND_FACTOR_ENROLMENT"]);
    const begun = await api.post(
      "/user/second_factor/enrol/begin",
      { ...waiting, kind: "totp" },
      elsewhere(),
    );
    const { secret, uri, demanded_by } = begun.json();
    expect([uri.includes(secret), demanded_by]).toEqual([true, ["Larkhaven"]]);
    expect(said(await enrol({ ...waiting, code: "000000" }))).toEqual([400, "auth/wrong-factor"]);
    const answer = await enrol({ ...waiting, code: codeOf(secret) });
    expect(answer.json().recovery_codes).toHaveLength(10);
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    expect((await api.get("/user", headers)).statusCode).toBe(200);
    expect(
      (await mailbox.about(email, "Your account can be logged in to with something new")).text,
    ).toContain("an authenticator app");
    expect(await eventsOf(id)).toContain("factor.added");
    expect((await waitingLogIn(api, email)).challenge).toBe("SECOND_FACTOR_REQUIRED");
    // What waited for the first cannot set up another over it.
    expect(said(await enrol({ ...waiting, code: codeOf(secret, 1) }))).toEqual([401, "auth/challenge-over"]);
  });

  it("A-24: cannot be set up by somebody else, with their challenge or the person's name", async () => {
    const [victim, thief] = [await createPerson(api, hash), await createPerson(api, hash)];
    await demand(api, "larkhaven", "everybody");
    const own = await waitingLogIn(api, thief.email);
    for (const twist of [
      { email: victim.email },
      { user_uuid: victim.id },
      { email: victim.email, user_uuid: victim.id },
    ]) {
      const begin = await api.post(
        "/user/second_factor/enrol/begin",
        { ...own.waiting, ...twist, kind: "totp" },
        elsewhere(),
      );
      expect(said(begin)).toEqual([401, "auth/challenge-over"]);
    }
  });

  it("is demanded of administrators alone where the client says so", async () => {
    const [member, admin] = [await createPerson(api, hash), await createPerson(api, hash, "admin")];
    await demand(api, "larkhaven", "admins");
    expect((await waitingLogIn(api, member.email)).status).toBe(200);
    expect((await waitingLogIn(api, admin.email)).challenge).toBe("SECOND_FACTOR_ENROLMENT");
  });

  it("says nothing of itself to who has not the password", async () => {
    const { email } = await createPerson(api, hash);
    await demand(api, "larkhaven", "everybody");
    const known = await waitingLogIn(api, email, elsewhere(), "Wrong-pass-1");
    const unknown = await waitingLogIn(api, "nobody.here@somewhere.example", elsewhere(), "Wrong-pass-1");
    expect(await findUserByEmail(api.store.shared, "nobody.here@somewhere.example")).toBeUndefined();
    const bare = ({ status, challenge }: typeof known) => [
      status,
      challenge.error.code,
      challenge.error.message,
    ];
    expect(bare(known)).toEqual(bare(unknown));
  });
});
