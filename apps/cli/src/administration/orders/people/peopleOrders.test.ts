import { listClientEvents } from "@stopbank/store/audit";
import { listClientUsers } from "@stopbank/store/client-users";
import { findClientByName } from "@stopbank/store/clients";
import { isOperator } from "@stopbank/store/operators";
import { isFamilyLive, issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { createSession, findSession, rememberClient } from "@stopbank/store/sessions";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenedTools } from "../../orderTools.ts";
import { startTools } from "../../testing/startTools.ts";
import { orders } from "../table.ts";

let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
  for (const name of ["bay", "sound"])
    await orders["client/add"].perform(tools, { name, displayName: `The ${name}`, members: [] });
  await addUser("mere@bay.example", [{ client: "bay", role: "admin" }]);
});
afterAll(() => tools.close());

type Place = { client: string; role: "member" | "editor" | "admin" };
const addUser = (email: string, clients: Place[] = []) =>
  orders["user/add"].perform(tools, { email, password: "Takahe-walk-1", clients });
const inClient = async <T>(name: string, work: Parameters<typeof tools.store.withClient<T>>[1]) =>
  tools.store.withClient((await findClientByName(tools.store.shared, name))?.id ?? "", work);
const latest = async (name: string) => (await inClient(name, (tx) => listClientEvents(tx, 1)))[0];
const idOf = async (email: string) => (await findUserByEmail(tools.store.shared, email))?.id ?? "";
const roleIn = async (name: string, email: string) =>
  (await inClient(name, listClientUsers)).find((user) => user.email === email)?.role;
const lastAccountEvent = async (userId: string) =>
  tools.store.shared
    .selectFrom("account_events")
    .select(["action", "details"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .executeTakeFirst();
/** Whom mails wait for, and of which template: what the queue holds, as the server that sends them finds it. */
const waitingMails = async (): Promise<string[][]> => {
  const sql = "select data from pgboss.job where name = 'mail' order by created_on";
  const rows = (await tools.store.queue.executeSql(sql)).rows as {
    data: Record<"template" | "userId", string>;
  }[];
  return rows.map(({ data }) => [data.template, data.userId]);
};

const logIn = async (email: string, device?: string) => {
  const { shared } = tools.store;
  const userId = await idOf(email);
  const { token, familyId } = await issueRefreshToken(shared, userId);
  const tokens = { accessToken: "a", refreshToken: token };
  const session = await createSession(shared, { userId, tokens, device, network: "203.0.113.0/24" });
  const isLive = async () => [
    (await findSession(shared, session, { slide: false })) !== undefined,
    await isFamilyLive(shared, familyId),
  ];
  return { session, isLive };
};

describe("user operator", () => {
  const set = (email: string, state: "on" | "off") =>
    orders["user/operator"].perform(tools, { email, state });

  it("A-43, A-45: makes an account one and none again, tells it in the list, and writes who did it", async () => {
    await addUser("kea@bay.example");
    const id = await idOf("kea@bay.example");
    expect(await set("kea@bay.example", "on")).toBe(
      "kea@bay.example is an operator of this installation from now on.",
    );
    expect(await set("kea@bay.example", "on")).toContain("was an operator of this installation already");
    expect(await isOperator(tools.store.shared, id)).toBe(true);
    expect(await orders["user/list"].perform(tools, {})).toMatch(
      /^kea@bay\.example .* operator of the installation$/m,
    );
    expect(await lastAccountEvent(id)).toEqual({
      action: "operator.made",
      details: { actor: "command line" },
    });
    expect(await set("kea@bay.example", "off")).toContain("is no operator of this installation from now on");
    expect(await isOperator(tools.store.shared, id)).toBe(false);
    expect(await orders["user/list"].perform(tools, {})).not.toContain("operator");
    await expect(set("nobody@bay.example", "on")).rejects.toMatchObject({ code: "user/unknown" });
  });

  it("A-43: refuses an address that nobody has confirmed", async () => {
    await orders["user/invite"].perform(tools, { client: "bay", emails: ["new@bay.example"], role: "admin" });
    await expect(set("new@bay.example", "on")).rejects.toMatchObject({ code: "user/not-confirmed" });
  });
});

describe("user invite", () => {
  const invite = (emails: string[], role: "member" | "editor" | "admin" = "member") =>
    orders["user/invite"].perform(tools, { client: "bay", emails, role });

  it("ACC-54, A-45: puts a mail in the queue for each, and says who is a member already", async () => {
    const said = await invite(["Ata@bay.example", "rua@bay.example", "mere@bay.example"], "editor");
    expect(said.split("\n")).toEqual([
      "ata@bay.example is invited to bay as editor.",
      "rua@bay.example is invited to bay as editor.",
      "mere@bay.example is a member of bay already.",
    ]);
    expect(await roleIn("bay", "ata@bay.example")).toBe("editor");
    expect(await waitingMails()).toEqual(
      expect.arrayContaining([
        ["invitation", await idOf("ata@bay.example")],
        ["invitation", await idOf("rua@bay.example")],
      ]),
    );
    expect(await latest("bay")).toMatchObject({
      action: "membership.invited",
      details: { actor: "command line", before: null, after: "editor" },
    });
  });

  it("ACC-58: sends another one to who is invited, and makes it no less: it says as what", async () => {
    await invite(["tui@bay.example"], "editor");
    expect(await invite(["tui@bay.example"])).toBe(
      "tui@bay.example is invited to bay as editor, as before: `stopbank user remove` withdraws that.",
    );
    expect(await roleIn("bay", "tui@bay.example")).toBe("editor");
    expect(await invite(["tui@bay.example"], "admin")).toBe("tui@bay.example is invited to bay as admin.");
  });

  it("invites nobody where one is no address, or the client is none", async () => {
    const before = await waitingMails();
    await expect(invite(["moa@bay.example", "no address"])).rejects.toMatchObject({ code: "user/bad-email" });
    const nowhere = { client: "nowhere", emails: ["moa@bay.example"], role: "member" as const };
    await expect(orders["user/invite"].perform(tools, nowhere)).rejects.toMatchObject({
      code: "client/unknown",
    });
    expect(await waitingMails()).toEqual(before);
    expect(await idOf("moa@bay.example")).toBe("");
  });
});

describe("client add --admin", () => {
  it("ACC-54, A-45: invites who has no account, and makes an admin of who has one, or makes no client", async () => {
    await addUser("hemi@cove.example");
    const add = (name: string, administrators: string[]) =>
      orders["client/add"].perform(tools, { name, displayName: `The ${name}`, members: [], administrators });
    expect(await add("cove", ["New@cove.example", "hemi@cove.example"])).toMatch(
      /^Created the client cove, new@cove\.example is invited as admin, by a mail good for 24 hours, hemi@cove\.example is admin\.\n/,
    );
    expect(await roleIn("cove", "new@cove.example")).toBe("admin");
    expect(await waitingMails()).toContainEqual(["invitation", await idOf("new@cove.example")]);
    await expect(add("inlet", ["a@b"])).rejects.toMatchObject({ code: "client/bad-email" });
    expect(await findClientByName(tools.store.shared, "inlet")).toBeUndefined();
    // Of one that is there, too.
    expect(await add("cove", ["late@cove.example"])).toContain(
      "Kept the client cove, late@cove.example is invited",
    );
  });
});

describe("user remove", () => {
  const remove = (email: string, client = "bay") => orders["user/remove"].perform(tools, { email, client });

  it("ACC-57, A-06: takes a member out, ends what they are signed in with, and the account with its last client", async () => {
    await addUser("pat@bay.example", [
      { client: "bay", role: "member" },
      { client: "sound", role: "editor" },
    ]);
    const { isLive } = await logIn("pat@bay.example");
    expect(await isLive()).toEqual([true, true]);
    expect(await remove("pat@bay.example")).toBe(
      "pat@bay.example belongs to bay no longer, and is logged out everywhere.",
    );
    expect(await isLive()).toEqual([false, false]);
    expect(await latest("bay")).toMatchObject({
      action: "membership.removed",
      details: { actor: "command line", before: "member", after: null },
    });
    await expect(remove("pat@bay.example")).rejects.toMatchObject({ code: "people/no-such-user" });
    expect(await remove("pat@bay.example", "sound")).toContain(
      "It was their last client: the account is deleted.",
    );
    expect(await idOf("pat@bay.example")).toBe("");
  });

  it("ACC-57: withdraws an invitation, and leaves the last administrator", async () => {
    await orders["user/invite"].perform(tools, {
      client: "sound",
      emails: ["ria@a.example"],
      role: "member",
    });
    expect(await remove("ria@a.example", "sound")).toBe(
      "ria@a.example is not invited to sound any more.\nIt was their last client: the account is deleted.",
    );
    await expect(remove("mere@bay.example")).rejects.toMatchObject({ code: "people/last-admin" });
  });
});

describe("user sessions", () => {
  it("A-06: lists what somebody is logged in with, and ends all of it", async () => {
    await addUser("ana@bay.example", [{ client: "bay", role: "member" }]);
    const list = () => orders["user/sessions"].perform(tools, { email: "ana@bay.example" });
    expect(await list()).toBe("ana@bay.example is logged in with no browser.");
    const first = await logIn("ana@bay.example", "Firefox on Windows");
    const second = await logIn("ana@bay.example");
    const bay = await findClientByName(tools.store.shared, "bay");
    await rememberClient(tools.store.shared, first.session, bay?.id ?? "");
    const lines = (await list()).split("\n");
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Firefox on Windows +203\.0\.113\.0\/24 +bay +last seen \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^an unknown browser .* bay /));
    expect(lines.join()).not.toContain(first.session);
    expect(await orders["user/end-sessions"].perform(tools, { email: "ana@bay.example" })).toBe(
      "ana@bay.example was logged in with 2 browsers, and is logged out everywhere.",
    );
    expect([await first.isLive(), await second.isLive()]).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(await latest("bay")).toMatchObject({
      action: "sessions.ended",
      details: { actor: "command line", before: 2, after: 0 },
    });
    expect(await lastAccountEvent(await idOf("ana@bay.example"))).toMatchObject({ action: "sessions.ended" });
  });

  it("E-07: tells no client of what is ended of somebody who belongs to another too", async () => {
    await addUser("two@bay.example", [
      { client: "bay", role: "member" },
      { client: "sound", role: "member" },
    ]);
    await logIn("two@bay.example");
    expect(await orders["user/sessions"].perform(tools, { email: "two@bay.example" })).toContain(
      "no client chosen",
    );
    await orders["user/end-sessions"].perform(tools, { email: "two@bay.example" });
    for (const client of ["bay", "sound"])
      expect(
        (await latest(client))?.subject === (await idOf("two@bay.example")) && (await latest(client))?.action,
      ).not.toBe("sessions.ended");
    expect(await lastAccountEvent(await idOf("two@bay.example"))).toMatchObject({
      action: "sessions.ended",
      details: { actor: "command line", before: 1, after: 0 },
    });
  });
});
