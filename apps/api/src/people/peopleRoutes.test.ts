import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { setMembership } from "@stopbank/store/memberships";
import { createUser, findUser, findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../testing/codeOf.ts";
import { mailboxOf } from "../testing/mailbox.ts";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

const lines: string[] = [];
const stream = new Writable({
  write: (line, _encoding, done) => {
    lines.push(String(line));
    done();
  },
});
let api: RunningApi;
let mailbox: ReturnType<typeof mailboxOf>;
beforeAll(async () => {
  api = await startApi({ logger: { level: "trace", stream } });
  mailbox = mailboxOf(api);
});
afterAll(() => api.stop());

const anybody = () => `p${randomUUID()}@somewhere.example`;
const admin = (client = "larkhaven") => api.as("admin", client);
const invite = (emails_to_invite: string[], client_name = "larkhaven", headers = admin()) =>
  api.post("/user/invite", { emails_to_invite, client_name }, headers);
const usersOf = async (client = "larkhaven") =>
  (await api.get("/client/users", admin(client))).json() as {
    email: string;
    user_uuid: string;
    status: string;
    user_roles: string[];
  }[];
const statusOf = async (email: string, client?: string) =>
  (await usersOf(client)).find((user) => user.email === email)?.status;
const memberOf = async (client: string) => {
  const user = await createUser(api.store.shared, { email: anybody(), status: "CONFIRMED" });
  const found = await findClientByName(api.store.shared, client);
  await api.store.withClient(found?.id ?? "", (tx) => setMembership(tx, user.id, "member"));
  return user;
};

it("A-43, ACC-61: refuses all of it to who is no administrator", async () => {
  const calls = [
    (headers: Record<string, string>) => api.get("/client/users", headers),
    (headers: Record<string, string>) => api.get("/client/email_domains", headers),
    (headers: Record<string, string>) => invite([anybody()], "larkhaven", headers),
    (headers: Record<string, string>) => api.post("/user/delete_user", { user_uuid: randomUUID() }, headers),
    (headers: Record<string, string>) => api.post("/user/resend_invite_email", { email: anybody() }, headers),
  ];
  for (const call of calls) {
    expect(codeOf(await call(api.as("member", "larkhaven")))).toEqual([403, "auth/admins-only"]);
    expect(codeOf(await call(api.as("other", "larkhaven")))).toEqual([403, "client/not-yours"]);
    expect(codeOf(await call({}))).toEqual([401, "auth/sign-in-first"]);
  }
});

describe("inviting", () => {
  it("ACC-54, A-26, G-06: mails a link to each, and answers who that is: not members, and not what is no address", async () => {
    const [one, other] = [anybody(), anybody()];
    const answer = await invite([one, other.toUpperCase(), one, people.member, "no address"]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { newAccounts: [{ email: one }, { email: other }] },
    ]);
    expect(await statusOf(one)).toBe("PENDING");
    expect(await mailbox.newest(one)).toMatchObject({ subject: "Larkhaven invites you to Stopbank" });
    const carried = await mailbox.invitation(one);
    expect((await api.post("/user/invitation", carried)).json()).toEqual({
      email: one,
      client_name: "larkhaven",
      display_name: "Larkhaven",
      has_account: false,
    });
    for (const wrong of [
      { invitation: "x".repeat(43) },
      { client_name: "northport" },
      { client_name: "none" },
    ])
      expect(codeOf(await api.post("/user/invitation", { ...carried, ...wrong }))).toEqual([
        404,
        "people/invitation-over",
      ]);
  });

  it("ACC-33, AMB-01: makes a member of who then signs up", async () => {
    const email = anybody();
    await invite([email]);
    await mailbox.newest(email);
    const { user_uuid } = (await api.post("/user/signup", { email, password, phone_number: "" })).json();
    expect(await statusOf(email)).toBe("UNCONFIRMED");
    const confirmation_code = await mailbox.code(email, 2);
    await api.post("/user/confirm_signup", { user_uuid, email, confirmation_code });
    expect(await statusOf(email)).toBe("CONFIRMED");
  });

  it("lets who has an account accept with it, once, and nobody else", async () => {
    const { access_token } = (
      await api.app.inject({
        method: "POST",
        url: "/user/login",
        headers: basic(people.nobody, password),
      })
    ).json();
    await invite([people.nobody]);
    expect(await statusOf(people.nobody)).toBe("PENDING");
    const carried = await mailbox.invitation(people.nobody);
    expect((await api.post("/user/invitation", carried)).json()).toMatchObject({ has_account: true });
    const accept = (headers: Record<string, string>) => api.post("/user/accept_invitation", carried, headers);
    expect(codeOf(await accept(api.as("other")))).toEqual([403, "people/not-invited"]);
    const own = { authorization: `Bearer ${access_token}` };
    expect((await accept(own)).json()).toEqual({ client_name: "larkhaven" });
    expect(codeOf(await accept(own))).toEqual([404, "people/invitation-over"]);
    expect(await statusOf(people.nobody)).toBe("CONFIRMED");
  });

  it("ACC-58: sends another link, which voids the former, to who has not signed up", async () => {
    const email = anybody();
    const resend = (to: string) => api.post("/user/resend_invite_email", { email: to }, admin());
    expect(codeOf(await resend(email))).toEqual([404, "people/no-such-user"]);
    await invite([email]);
    const first = await mailbox.invitation(email);
    expect((await resend(email.toUpperCase())).json()).toEqual({ sent: true });
    const second = await mailbox.invitation(email, 2);
    expect(codeOf(await api.post("/user/invitation", first))).toEqual([404, "people/invitation-over"]);
    expect((await api.post("/user/invitation", second)).statusCode).toBe(200);
    expect(codeOf(await resend(people.member))).toEqual([409, "people/is-member"]);
    expect(codeOf(await resend(people.other))).toEqual([404, "people/no-such-user"]);
    // Signed up through an administrator and not confirmed: a member of the demonstration.
    expect((await resend("unconfirmed@stopbank.example")).statusCode).toBe(200);
  });

  it("ACC-58: sends the link again as what they were invited as, and an API token none but to members", async () => {
    const [editor, member] = [anybody(), anybody()];
    const inviteAs = (emails_to_invite: string[], role: string) =>
      api.post("/user/invite", { emails_to_invite, client_name: "larkhaven", role }, admin());
    await inviteAs([editor], "editor");
    await inviteAs([member], "member");
    const made = await api.post("/client/tokens", { name: "HR", scopes: ["people:write"] }, admin());
    const token = { authorization: `Bearer ${made.json().token}` };
    const resend = (email: string, headers = admin()) =>
      api.post("/user/resend_invite_email", { email }, headers);
    expect((await resend(editor)).statusCode).toBe(200);
    expect((await usersOf()).find(({ email }) => email === editor)?.user_roles).toEqual(["editor"]);
    expect(codeOf(await resend(editor, token))).toEqual([403, "auth/scope-missing"]);
    expect((await resend(member, token)).statusCode).toBe(200);
    const answer = await invite([editor, member], "larkhaven", token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { newAccounts: [{ email: member }] }]);
  });

  it("A-26, A-45: keeps the token of a link out of the log, in whatever part of a call it comes", async () => {
    const email = anybody();
    await invite([email]);
    const carried = await mailbox.invitation(email);
    const query = new URLSearchParams(carried);
    await api.get(`/user/invitation?${query}`);
    await api.post(`/user/invitation?${query}`, carried);
    await api.post("/user/invitation", { invitation: carried.invitation });
    expect((await api.post("/user/invitation", carried)).statusCode).toBe(200);
    expect(codeOf(await api.post("/user/accept_invitation", carried, admin()))[0]).toBe(403);
    expect(lines.join("")).toContain("/user/invitation");
    expect(lines.join("")).not.toContain(carried.invitation);
  });

  it("is for the client in use, and says so where another one is by now", async () => {
    expect(codeOf(await invite([anybody()], "northport"))).toEqual([409, "client/not-in-use"]);
    expect((await invite([anybody()], "larkhaven_old")).statusCode).toBe(200);
  });
});

describe("roles", () => {
  const change = (user_uuid: string, role: string, headers = admin()) =>
    api.app.inject({
      method: "PUT",
      url: `/client/users/${user_uuid}/role`,
      headers,
      payload: { role },
    });
  const idOf = async (email: string) => (await findUserByEmail(api.store.shared, email))?.id ?? "";

  it("E-09, A-43: hold at the person's next request, up and down", async () => {
    const id = await idOf(people.member);
    const asks = async () => (await api.get("/client/users", api.as("member", "larkhaven"))).statusCode;
    expect(await asks()).toBe(403);
    expect((await change(id.toUpperCase(), "admin")).json()).toEqual({
      user_uuid: id,
      role: "admin",
      before: "member",
    });
    expect(await asks()).toBe(200);
    expect((await change(id, "member")).json()).toMatchObject({ before: "admin" });
    expect(await asks()).toBe(403);
  });

  it("A-43: are not for members to give, nor by those of another client", async () => {
    const id = await idOf(people.member);
    for (const person of ["member", "editor"] as const)
      expect(codeOf(await change(id, "admin", api.as(person, "larkhaven")))).toEqual([
        403,
        "auth/admins-only",
      ]);
    expect(codeOf(await change(id, "admin", admin("northport")))).toEqual([404, "people/no-such-user"]);
    for (const wrong of ["owner", "__proto__", ""]) expect((await change(id, wrong)).statusCode).toBe(400);
  });

  it("A-43: leave the last administrator one, who asks for it themself", async () => {
    const own = await idOf(people.admin);
    expect(codeOf(await change(own, "member"))).toEqual([409, "people/last-admin"]);
    expect((await api.get("/client/users", admin())).statusCode).toBe(200);
  });

  it("come with an invitation, and can be changed until it is accepted", async () => {
    const email = anybody();
    const answer = await api.post(
      "/user/invite",
      { emails_to_invite: [email], client_name: "larkhaven", role: "editor" },
      admin(),
    );
    expect(answer.json()).toEqual({ newAccounts: [{ email }] });
    const roleNow = async () => (await usersOf()).find((user) => user.email === email)?.user_roles;
    expect(await roleNow()).toEqual(["editor"]);
    await change(await idOf(email), "admin");
    expect(await roleNow()).toEqual(["admin"]);
    await mailbox.newest(email);
    const { user_uuid } = (await api.post("/user/signup", { email, password, phone_number: "" })).json();
    const confirmation_code = await mailbox.code(email, 2);
    await api.post("/user/confirm_signup", { user_uuid, email, confirmation_code });
    expect(await roleNow()).toEqual(["admin"]);
    expect((await change(await idOf(email), "member")).json()).toMatchObject({ before: "admin" });
  });
});

describe("deleting", () => {
  const remove = (user_uuid: string, client = "larkhaven") =>
    api.post("/user/delete_user", { user_uuid }, admin(client));

  it("ACC-57, A-06: takes a member out at once, and the account with the last client", async () => {
    const user = await memberOf("larkhaven");
    expect((await remove(user.id)).json()).toEqual({ deleted: true });
    expect(await findUser(api.store.shared, user.id)).toBeUndefined();
    expect(codeOf(await remove(user.id))).toEqual([404, "people/no-such-user"]);
    const client = await findClientByName(api.store.shared, "larkhaven");
    const [event] = await api.store.withClient(client?.id ?? "", (tx) => listClientEvents(tx, 1));
    expect(event).toMatchObject({ action: "membership.removed", subject: user.id });
  });

  it("E-09, AMB-07: leaves an account with others alone, and ends what was signed in", async () => {
    const signedIn = api.as("other");
    const other = await findUserByEmail(api.store.shared, people.other);
    const id = other?.id ?? "";
    const client = await findClientByName(api.store.shared, "larkhaven");
    await api.store.withClient(client?.id ?? "", (tx) => setMembership(tx, id, "member"));
    expect((await remove(id)).statusCode).toBe(200);
    expect(await findUser(api.store.shared, id)).toBeDefined();
    expect(await statusOf(people.other, "northport")).toBe("CONFIRMED");
    await expect
      .poll(async () => (await api.get("/user", signedIn)).statusCode, { timeout: 2_000 })
      .toBe(401);
  });

  it("ACC-57: does not take oneself, the last administrator, or people of another client", async () => {
    const own = (await usersOf()).find(({ email }) => email === people.admin)?.user_uuid ?? "";
    expect(codeOf(await remove(own.toUpperCase()))).toEqual([403, "people/yourself"]);
    const elsewhere = await memberOf("openaccess");
    expect(codeOf(await remove(elsewhere.id))).toEqual([404, "people/no-such-user"]);
    expect(await findUser(api.store.shared, elsewhere.id)).toBeDefined();
    expect((await remove("not an id")).statusCode).toBe(400);
  });

  it("E-07: logs nobody out who was only invited, and belongs to another client", async () => {
    const signedIn = (
      await api.app.inject({ method: "POST", url: "/user/login", headers: basic(people.other, password) })
    ).json().access_token;
    await invite([people.other]);
    const id = (await findUserByEmail(api.store.shared, people.other))?.id ?? "";
    expect((await remove(id)).statusCode).toBe(200);
    expect((await api.get("/user", { authorization: `Bearer ${signedIn}` })).statusCode).toBe(200);
  });

  it("withdraws an invitation with it", async () => {
    const email = anybody();
    await invite([email]);
    const carried = await mailbox.invitation(email);
    const id = (await usersOf()).find((user) => user.email === email)?.user_uuid ?? "";
    expect((await remove(id)).statusCode).toBe(200);
    expect(codeOf(await api.post("/user/invitation", carried))).toEqual([404, "people/invitation-over"]);
    expect(await findUser(api.store.shared, id)).toBeUndefined();
  });
});

it("ACC-59, ACC-60: lists people and domains as the specification has them", async () => {
  const member = (await usersOf()).find(({ email }) => email === people.member);
  expect(member).toEqual({
    user_uuid: expect.any(String),
    email: people.member,
    date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    logged_in_count: expect.any(Number),
    last_logged_in: null,
    status: "CONFIRMED",
    user_roles: ["member"],
  });
  expect((await api.get("/client/email_domains", admin())).json()).toEqual([]);
});
