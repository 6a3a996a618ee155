import { Writable } from "node:stream";
import { writePreview } from "@stopbank/contract/preview";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

const lines: string[] = [];
const stream = new Writable({
  write: (line, _encoding, done) => {
    lines.push(String(line));
    done();
  },
});
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ logger: { level: "info", stream } });
});
afterAll(() => api.stop());

const idOf = async (email: string) => (await findUserByEmail(api.store.shared, email))?.id;
const trailOf = async (client: string) => {
  const found = await findClientByName(api.store.shared, client);
  const events = await api.store.withClient(String(found?.id), (tx) => listClientEvents(tx, 200));
  return events.filter(({ action }) => action === "access.refused");
};
const accountEvents = () =>
  api.store.shared.selectFrom("account_events").select(["user_id", "action", "details"]).execute();
const accountTrail = async (email: string) => {
  const id = await idOf(email);
  return (await accountEvents())
    .filter(({ user_id, action }) => user_id === id && action === "access.refused")
    .map(({ details }) => details);
};
const warned = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "somebody was refused a call");

describe("A-45: a call that is refused", () => {
  it("stands in the trail of the client it was made in, with who made it and no word of what was sent", async () => {
    const member = api.as("member", "larkhaven");
    const secret = "a-secret-in-the-body@x.example";
    const body = { emails_to_invite: [secret], client_name: "larkhaven" };
    expect((await api.post("/user/invite", body, member)).statusCode).toBe(403);
    expect(await trailOf("larkhaven")).toEqual([
      {
        at: expect.any(Date),
        action: "access.refused",
        actorUserId: await idOf(people.member),
        subject: "POST /user/invite",
        details: { code: "auth/admins-only" },
      },
    ]);
    expect(warned().at(-1)).toMatchObject({
      level: 40,
      code: "auth/admins-only",
      call: "POST /user/invite",
      client: "larkhaven",
    });
    expect(lines.join("")).not.toContain(secret);
  });

  it("is one entry each up to ten an hour, and fewer and fewer then, in the log above each as well", async () => {
    const before = (await trailOf("larkhaven")).length;
    const editor = api.as("editor", "larkhaven");
    for (let i = 0; i < 30; i++) await api.get("/client/users", editor);
    expect((await trailOf("larkhaven")).length - before).toBe(11);
    expect(warned().filter(({ call }) => call === "GET /client/users")).toHaveLength(11);
    // Each of them is a line of its own at the level below.
    expect(lines.filter((line) => line.includes('"route":"/client/users","status":403'))).toHaveLength(30);
  });

  it("says that an administrator looked as a member does, so that nobody hides behind that", async () => {
    const headers = { ...api.as("admin", "larkhaven"), "ui-preview": writePreview({}) };
    expect((await api.get("/client/users", headers)).statusCode).toBe(403);
    expect((await trailOf("larkhaven")).map(({ details }) => details)).toContainEqual({
      code: "auth/admins-only",
      preview: true,
    });
  });

  it("of a client that is not theirs stands in the trail of accounts: that client learns of nobody else's people", async () => {
    expect((await api.get("/client/users", api.as("other", "larkhaven"))).statusCode).toBe(403);
    expect((await api.get("/client/users", api.as("other", "no-such-client"))).statusCode).toBe(403);
    expect(await accountTrail(people.other)).toEqual([
      { code: "client/not-yours", call: "GET /client/users" },
      { code: "client/not-yours", call: "GET /client/users" },
    ]);
    const id = await idOf(people.other);
    for (const client of ["larkhaven", "northport"])
      expect((await trailOf(client)).filter(({ actorUserId }) => actorUserId === id)).toEqual([]);
  });

  it("stands in the trail of the client of an API token, by its name", async () => {
    const { token } = (
      await api.post(
        "/client/tokens",
        { name: "Nightly", scopes: ["map:read"] },
        api.as("admin", "northport"),
      )
    ).json();
    const answer = await api.get("/client/users", { authorization: `Bearer ${token}` });
    expect(answer.json().error.code).toBe("auth/scope-missing");
    expect((await trailOf("northport")).map(({ details }) => details)).toEqual([
      { code: "auth/scope-missing", token: "Nightly" },
    ]);
  });

  it("of a stranger, or with a token that is none, stands in the log alone", async () => {
    const before = [await trailOf("larkhaven"), await trailOf("openaccess")];
    const count = async () => (await accountEvents()).length;
    const events = await count();
    for (let i = 0; i < 20; i++) {
      await api.get("/client/users", { "ui-client-name": "larkhaven" });
      await api.get("/client/users", { authorization: "Bearer a.forged.token" });
      await api.get("/client/users", { authorization: `Bearer sbt_${"x".repeat(49)}` });
    }
    expect([await trailOf("larkhaven"), await trailOf("openaccess")]).toEqual(before);
    expect(await count()).toBe(events);
    expect(lines.filter((line) => line.includes('"code":"auth/sign-in-first"')).length).toBeGreaterThan(19);
    // What does not fit a schema is a line too, which says so and not what it was.
    await api.post("/user/invitation", { invitation: "not-a-token" });
    expect(lines.at(-2)).toContain('"code":"request/invalid"');
    expect(lines.join("")).not.toContain("not-a-token");
  });

  it("is none where a step comes first, or an account has no client yet", async () => {
    const before = (await accountTrail(people.nobody)).length;
    expect((await api.get("/client/users", api.as("nobody"))).json().error.code).toBe("client/none");
    expect(await accountTrail(people.nobody)).toHaveLength(before);
  });
});

it("A-45: a log-in after wrong passwords of others stands in the trails of the person's clients, with how many", async () => {
  const logIn = (secret: string) =>
    api.app.inject({ method: "POST", url: "/user/login", headers: basic(people.editor, secret) });
  const told = async () => {
    const found = await findClientByName(api.store.shared, "larkhaven");
    const events = await api.store.withClient(String(found?.id), (tx) => listClientEvents(tx, 200));
    return events.filter(({ action }) => action === "login.after-refusals").map(({ details }) => details);
  };
  for (let i = 0; i < 4; i++) await logIn("a wrong one");
  expect((await logIn(password)).statusCode).toBe(200);
  expect(await told()).toEqual([]);
  for (let i = 0; i < 5; i++) await logIn("a wrong one");
  // Blocked from here by now: they come from another network.
  const elsewhere = { ...basic(people.editor, password), "x-forwarded-for": "203.0.113.9" };
  expect((await api.app.inject({ method: "POST", url: "/user/login", headers: elsewhere })).statusCode).toBe(
    200,
  );
  expect(await told()).toEqual([{ refused: 5 }]);
});
