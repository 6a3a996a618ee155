import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { findClientByName } from "@stopbank/store/clients";
import { approveEmailDomain } from "@stopbank/store/email-domains";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHashPool } from "../passwords/hashPool.ts";
import { mailboxOf } from "../testing/mailbox.ts";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
let mailbox: ReturnType<typeof mailboxOf>;
let hashes = 0;
const lines: string[] = [];
beforeAll(async () => {
  const pool = createHashPool();
  const counted =
    <A extends unknown[], T>(work: (...given: A) => Promise<T>) =>
    (...given: A) => {
      hashes++;
      return work(...given);
    };
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  api = await startApi({
    logger: { level: "trace", stream },
    hashPool: { ...pool, hash: counted(pool.hash), matches: counted(pool.matches) },
  });
  mailbox = mailboxOf(api);
});
afterAll(() => api.stop());

const newPassword = "Ōtaki beach 7";
const anybody = () => `p${randomUUID()}@somewhere.example`;
/** From a network of its own, so that one test's limits are not another's. */
let networks = 0;
const from = () => ({ "x-forwarded-for": `198.51.${++networks >> 8}.${networks & 255}` });
const post = (call: string, body: object, headers = from()) => api.post(`/user/${call}`, body, headers);
const login = (email: string, secret: string) =>
  api.app.inject({ method: "POST", url: "/user/login", headers: { ...basic(email, secret), ...from() } });
const signUp = async (email: string, secret = password, phone_number = "") =>
  (await post("signup", { email, password: secret, phone_number })).json().user_uuid as string;
const confirm = (user_uuid: string, email: string, confirmation_code: string) =>
  post("confirm_signup", { user_uuid, email, confirmation_code });
/** Status, and code or body, of an answer. */
const said = (answer: { statusCode: number; json(): { error?: { code: string; message: string } } }) => {
  const { error } = answer.json();
  return error === undefined ? [answer.statusCode] : [answer.statusCode, error.code, error.message];
};
const mismatch = [401, "auth/code-mismatch", "Confirmation code mismatch"];
const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

describe("signing up", () => {
  it("ACC-15, ACC-17, ACC-36, G-06: takes e-mail, password and phone, mails a code, and lets the person in once it is confirmed", async () => {
    const email = anybody();
    const user_uuid = await signUp(` ${email.toUpperCase()} `, password, "021 123 4567");
    const code = await mailbox.code(email);
    expect(await findUserByEmail(api.store.shared, email)).toMatchObject({ status: "UNCONFIRMED" });
    expect(said(await confirm(user_uuid, email, wrongOf(code)))).toEqual(mismatch);
    const confirmed = await confirm(user_uuid, email, code);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { confirmed: true }]);
    expect((await login(email, password)).statusCode).toBe(200);
    expect(await findUserByEmail(api.store.shared, email)).toMatchObject({ status: "CONFIRMED" });
    const { phone_number } = await api.store.shared
      .selectFrom("users")
      .select("phone_number")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(phone_number).toBe("+64211234567");
    // Once only.
    expect(said(await confirm(user_uuid, email, code))).toEqual(mismatch);
  });

  it("ACC-33, AMB-01: gives who confirms an approved domain that client, and anybody else none", async () => {
    const client = await findClientByName(api.store.shared, "northport");
    await api.store.withClient(client?.id ?? "", (tx) => approveEmailDomain(tx, "approved.example"));
    const clientsOf = async (email: string) => {
      const user_uuid = await signUp(email);
      await confirm(user_uuid, email, await mailbox.code(email));
      const { access_token } = (await login(email, password)).json();
      const clients = await api.get("/client", { authorization: `Bearer ${access_token}` });
      return clients.json().map(({ client_name }: { client_name: string }) => client_name);
    };
    expect(await clientsOf(`p${randomUUID()}@approved.example`)).toEqual(["northport"]);
    expect(await clientsOf(`p${randomUUID()}@not-approved.example`)).toEqual([]);
  });

  it("ACC-14, A-24: a log-in before that asks for the code, and mails a fresh one, which voids the former", async () => {
    const email = anybody();
    const first = await signUp(email);
    const formerCode = await mailbox.code(email);
    expect((await login(email, "wrong")).statusCode).toBe(401);
    const answer = await login(email, password);
    expect([answer.statusCode, answer.body]).toEqual([449, '"CONFIRM_SIGN_UP"']);
    expect(answer.headers).toMatchObject({ user_uuid: first, auth_challenge_session: expect.any(String) });
    const code = await mailbox.code(email, 2);
    if (code !== formerCode) expect(said(await confirm(first, email, formerCode))).toEqual(mismatch);
    expect((await confirm(first, email, code)).statusCode).toBe(200);
  });

  it("of a stranger with one's own address confirms no password of theirs", async () => {
    const email = anybody();
    const mine = await signUp(email, newPassword);
    await mailbox.code(email);
    const theirs = await signUp(email, password);
    // The owner types the latest code of two where they signed up themselves.
    const code = await mailbox.code(email, 2);
    expect(theirs).not.toBe(mine);
    expect(said(await confirm(mine, email, code))).toEqual(mismatch);
    expect((await login(email, password)).statusCode).toBe(449);
  });

  it("ACC-30, A-23: answers alike for addresses with and without an account, with one hash each, and tells the owner", async () => {
    const answers = [];
    for (const email of [people.member, anybody(), "unconfirmed@stopbank.example"]) {
      const before = hashes;
      const answer = await post("signup", { email, password, phone_number: "" });
      expect(hashes - before).toBe(1);
      const { "x-request-id": _id, date: _date, ...headers } = answer.headers;
      expect(answer.json()).toEqual({ user_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
      answers.push({ status: answer.statusCode, headers });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await mailbox.newest(people.member)).toMatchObject({
      subject: "You have a Stopbank account already",
    });
    expect((await login(people.member, password)).statusCode).toBe(200);
  });

  it.each([
    [{ email: "a b@x.nz" }, [400, "auth/bad-email", "Invalid email"]],
    [{ phone_number: "12" }, [400, "auth/bad-phone", "Invalid phone number"]],
    [
      { password: "stopbank" },
      [
        400,
        "auth/password-rules",
        "Password must contain an upper case letter. Password must contain a number. Password must contain a special character or a space.",
      ],
    ],
  ])("ACC-25, ACC-27, ACC-28: refuses %j by the same rules as the form", async (wrong, refusal) => {
    expect(said(await post("signup", { email: anybody(), password, phone_number: "", ...wrong }))).toEqual(
      refusal,
    );
  });

  it.each([
    ["021 123 4567", "+64211234567"],
    ["+64 (0)21 123 4567", "+64211234567"],
    ["0064 21 123 4567", "+64211234567"],
    ["64123", "+6464123"],
  ])("ACC-28, AMB-03: keeps the phone number %j as %j", async (typed, kept) => {
    const email = anybody();
    await signUp(email, password, typed);
    const { phone_number } = await api.store.shared
      .selectFrom("users")
      .select("phone_number")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(phone_number).toBe(kept);
  });

  it("ACC-35, AMB-01: a person whose invitation has expired signs up all the same, is the same person, and no member by it", async () => {
    const email = anybody();
    const admin = api.as("admin", "larkhaven");
    await api.post("/user/invite", { emails_to_invite: [email], client_name: "larkhaven" }, admin);
    const invited = await findUserByEmail(api.store.shared, email);
    expect(invited).toMatchObject({ status: "PENDING" });
    const carried = await mailbox.invitation(email);
    const client = await findClientByName(api.store.shared, "larkhaven");
    const expired = await api.store.withClient(client?.id ?? "", (tx) =>
      tx
        .updateTable("invitations")
        .set({ expires_at: new Date(0) })
        .where("user_id", "=", invited?.id ?? "")
        .executeTakeFirst(),
    );
    expect(expired.numUpdatedRows).toBe(1n);
    expect(said(await api.post("/user/invitation", carried))).toEqual([
      404,
      "people/invitation-over",
      expect.any(String),
    ]);
    const user_uuid = await signUp(email);
    expect((await confirm(user_uuid, email, await mailbox.code(email, 2))).statusCode).toBe(200);
    const { id } = invited ?? {};
    expect(await findUserByEmail(api.store.shared, email)).toMatchObject({ id, status: "CONFIRMED" });
    const { access_token } = (await login(email, password)).json();
    expect((await api.get("/client", { authorization: `Bearer ${access_token}` })).json()).toEqual([]);
  });
});

describe("a forgotten password", () => {
  const confirmedPerson = async () => {
    const email = anybody();
    await confirm(await signUp(email), email, await mailbox.code(email));
    return email;
  };
  const reset = (email: string, confirmation_code: string, secret = newPassword) =>
    post("confirm_forgot_password", { email, confirmation_code, password: secret });

  it("ACC-18, ACC-32, A-06, A-28: is set anew by a code, which ends every sign-in, and a mail says so", async () => {
    const email = await confirmedPerson();
    const before = (await login(email, password)).json();
    const asked = await post("forgot_password", { email });
    expect([asked.statusCode, asked.json()]).toEqual([200, { accepted: true }]);
    const code = await mailbox.code(email, 2);
    expect(said(await reset(email, code, password))).toEqual([
      400,
      "auth/same-password",
      "Password cannot be identical to your last password.",
    ]);
    // The code stays for another password, and is gone with it.
    expect((await reset(email, code)).json()).toEqual({ changed: true });
    expect(said(await reset(email, code, "Tui over 9 stopbanks"))).toEqual(mismatch);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, newPassword)).statusCode).toBe(200);
    const me = await api.get("/user", { authorization: `Bearer ${before.access_token}` });
    expect([me.statusCode, me.json().error.code]).toEqual([401, "auth/signed-out"]);
    const user = await findUserByEmail(api.store.shared, email);
    const refreshed = await post("refresh_token", {
      user_uuid: String(user?.id),
      refresh_token: before.refresh_token,
    });
    expect(refreshed.statusCode).toBe(401);
    const subjects = async () => (await mailbox.to(email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("Your password was changed");
  });

  it("ACC-20: tells who has the right code that it is too late for it", async () => {
    const email = await confirmedPerson();
    await post("forgot_password", { email });
    const code = await mailbox.code(email, 2);
    for (let i = 0; i < 5; i++) expect(said(await reset(email, wrongOf(code)))).toEqual(mismatch);
    expect(said(await reset(email, code))).toEqual([401, "auth/code-expired", "Confirmation code expired"]);
  });

  it("ACC-30, A-23: answers alike for addresses with and without an account, with as much work", async () => {
    const answers = [];
    for (const email of [await confirmedPerson(), anybody()]) {
      const before = hashes;
      const asked = await post("forgot_password", { email });
      const tried = await reset(email, "000000");
      const signUpTried = await confirm(randomUUID(), email, "000000");
      expect(hashes).toBe(before);
      answers.push(
        [asked, tried, signUpTried].map((answer) => {
          const { "x-request-id": _id, date: _date, ...headers } = answer.headers;
          return [headers, answer.body.replace(/"requestId":"[^"]*"/, "")];
        }),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it("ACC-21: answers 429 'Limit exceeded' to who asks or tries too often, with how long to wait", async () => {
    const email = anybody();
    const here = from();
    for (let i = 0; i < 5; i++) expect((await post("forgot_password", { email }, here)).statusCode).toBe(200);
    const refused = await post("forgot_password", { email }, here);
    expect(said(refused)).toEqual([429, "auth/limit-exceeded", "Limit exceeded"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // A stranger's asking does not keep the person out.
    expect((await post("forgot_password", { email })).statusCode).toBe(200);
    const tries = [];
    for (let i = 0; i < 21; i++)
      tries.push(
        (await post("confirm_forgot_password", { email, confirmation_code: "000000", password }, here))
          .statusCode,
      );
    expect(tries).toEqual([...Array<number>(20).fill(401), 429]);
  });
});

it("A-25, A-45: keeps codes, passwords and addresses out of the log, and codes out of the database", async () => {
  const email = anybody();
  const user_uuid = await signUp(email, newPassword);
  const code = await mailbox.code(email);
  await confirm(user_uuid, email, wrongOf(code));
  const tables = ["confirmation_codes", "users", "credentials", "account_events", "pgboss.job"];
  for (const table of tables) {
    const { rows } = await api.store.queue.executeSql(`select * from ${table} where $1 = 1`, [1]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${code}\\b`));
  }
  const log = lines.join("");
  expect(log).toContain("/user/signup");
  for (const hidden of [code, newPassword, email]) expect(log).not.toContain(hidden);
});
