import { listClientEvents } from "@stopbank/store/audit";
import { getClientConfig, getClientPreferences, putClientPreferences } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { findMembership } from "@stopbank/store/memberships";
import { isFamilyLive, issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { createSession, findSession } from "@stopbank/store/sessions";
import { findCredentials } from "@stopbank/store/users";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedTools } from "../orderTools.ts";
import { startTools } from "../testing/startTools.ts";
import { orders } from "./table.ts";

let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
});
afterAll(() => tools.close());

const password = "Stopbank-1";
const addClient = (name: string, members: { email: string; role: "member" | "admin" }[] = []) =>
  orders["client/add"].perform(tools, { name, displayName: `The ${name}`, members });
const addUser = (email: string, clients: { client: string; role: "member" | "admin" }[] = []) =>
  orders["user/add"].perform(tools, { email, password, clients });
const inClient = async <T>(name: string, work: Parameters<typeof tools.store.withClient<T>>[1]) =>
  tools.store.withClient((await findClientByName(tools.store.shared, name))?.id ?? "", work);
const trailOf = async (name: string) =>
  (await inClient(name, (tx) => listClientEvents(tx, 20))).map(({ action, details }) => ({
    action,
    details,
  }));
const accountEvents = async () =>
  (await tools.store.shared.selectFrom("account_events").select(["action", "details"]).execute()).slice(-1);
const idOf = async (email: string) => (await findCredentials(tools.store.shared, email))?.user.id ?? "";

it("A-45: adds a client with its members, once, and writes who did it", async () => {
  await addUser("mere@bay.example");
  expect(await addClient("bay", [{ email: "mere@bay.example", role: "admin" }])).toContain(
    "Created the client bay",
  );
  expect(await trailOf("bay")).toEqual(
    expect.arrayContaining([
      {
        action: "client.added",
        details: {
          actor: "command line",
          before: null,
          after: { name: "bay", displayName: "The bay" },
        },
      },
      {
        action: "membership.added",
        details: { actor: "command line", before: null, after: "admin" },
      },
    ]),
  );
  const { feature_flags } = await inClient("bay", getClientConfig);
  expect(feature_flags).toMatchObject({
    summaryPage: { enabled: "enabled" },
    hideAccessModule: { enabled: "not_enabled" },
  });
  expect(await addClient("bay")).toContain("Kept the client bay");
  await expect(addClient("sound", [{ email: "nobody@bay.example", role: "admin" }])).rejects.toMatchObject({
    code: "user/unknown",
  });
  expect(await findClientByName(tools.store.shared, "sound")).toBeUndefined();
});

it("MAP-02 says which background maps a client has and leaves its other preferences", async () => {
  await addClient("strait");
  const words = { risk: true, hazard: false };
  await inClient("strait", (tx) => putClientPreferences(tx, { term_preference: words }));
  const basemaps = [
    { type: "default" as const, source: "dataset" },
    { type: "satellite" as const, source: "aerial" },
  ];
  expect(await orders["client/basemaps"].perform(tools, { client: "strait", basemaps })).toBe(
    "The strait has Default from dataset, Satellite from aerial.",
  );
  const list = [
    { label: "Default", source: "dataset", type: "default" },
    { label: "Satellite", source: "aerial", type: "satellite" },
  ];
  expect(await inClient("strait", getClientPreferences)).toEqual({
    term_preference: words,
    basemap_list: list,
  });
  expect(await trailOf("strait")).toContainEqual({
    action: "basemaps.changed",
    details: { actor: "command line", before: [], after: list },
  });
  await orders["client/basemaps"].perform(tools, { client: "strait", basemaps: [] });
  expect(await inClient("strait", getClientPreferences)).toEqual({
    term_preference: words,
    basemap_list: [],
  });
});

it("A-45: switches one flag and leaves the others", async () => {
  await addClient("port");
  const before = (await inClient("port", getClientConfig)).feature_flags;
  await orders["client/flag"].perform(tools, { client: "port", flag: "summaryPage", state: "off" });
  const after = (await inClient("port", getClientConfig)).feature_flags;
  expect(after).toEqual({ ...before, summaryPage: { enabled: "not_enabled" } });
  await orders["client/flag"].perform(tools, { client: "port", flag: "flood-gauges.page", state: "on" });
  expect((await inClient("port", getClientConfig)).feature_flags).toEqual({
    ...after,
    "flood-gauges.page": { enabled: "enabled" },
  });
  expect((await trailOf("port"))[1]).toEqual({
    action: "flag.changed",
    details: { actor: "command line", before: "on", after: "off" },
  });
});

it("A-45: makes no account where its membership fails, as of a client that goes meanwhile", async () => {
  await addClient("inlet");
  const { id } = (await findClientByName(tools.store.shared, "inlet")) ?? { id: "" };
  const hashPassword = async () => {
    await tools.store.withClient(id, (tx) => tx.deleteFrom("clients").where("id", "=", id).execute());
    return "hash";
  };
  const body = {
    email: "hemi@inlet.example",
    password,
    clients: [{ client: "inlet", role: "member" as const }],
  };
  await expect(orders["user/add"].perform({ ...tools, hashPassword }, body)).rejects.toThrow();
  expect(await findCredentials(tools.store.shared, "hemi@inlet.example")).toBeUndefined();
});

it("A-45: makes an account with its clients, or nothing at all", async () => {
  await addClient("cove");
  const lost = addUser("ana@cove.example", [{ client: "nowhere", role: "member" }]);
  await expect(lost).rejects.toMatchObject({ code: "client/unknown" });
  const weak = orders["user/add"].perform(tools, {
    email: "ana@cove.example",
    password: "cove",
    clients: [],
  });
  await expect(weak).rejects.toMatchObject({
    code: "auth/password-rules",
    message: expect.stringContaining(
      "Password must contain an upper case letter. Password must contain a number",
    ),
  });
  for (const [common, code] of [
    ["Password-1", "auth/common-password"],
    ["Ana.Parata-1", "auth/password-is-name"],
    ["The-Cove-12", "auth/password-is-name"],
  ] as const) {
    const body = { email: "ana.parata@cove.example", password: common, clients: [] };
    await expect(orders["user/add"].perform(tools, body)).rejects.toMatchObject({ code });
  }
  expect(await addUser("Ana@cove.example", [{ client: "cove", role: "member" }])).toBe(
    "Made the account ana@cove.example, member of cove.",
  );
  expect(await accountEvents()).toEqual([{ action: "account.added", details: { actor: "command line" } }]);
  expect(await findCredentials(tools.store.shared, "ana@cove.example")).toMatchObject({
    user: { status: "CONFIRMED" },
    passwordHash: `hash of ${password}`,
    mustChange: false,
  });
  await expect(addUser("ANA@cove.example")).rejects.toMatchObject({ code: "users/email-taken" });
});

it("ACC-32: a new password ends what was signed in with the former one", async () => {
  await addUser("tui@bay.example");
  const userId = await idOf("tui@bay.example");
  const { shared } = tools.store;
  const issued = await issueRefreshToken(shared, userId);
  const session = await createSession(shared, {
    userId,
    tokens: { accessToken: "a", refreshToken: issued.token },
  });
  expect(await isFamilyLive(shared, issued.familyId)).toBe(true);
  await orders["user/password"].perform(tools, { email: "tui@bay.example", password: "Takahe-walk-2" });
  expect(await isFamilyLive(shared, issued.familyId)).toBe(false);
  expect(await findSession(shared, session, { slide: false })).toBeUndefined();
  expect(await findCredentials(shared, "tui@bay.example")).toMatchObject({
    passwordHash: "hash of Takahe-walk-2",
  });
  expect(await accountEvents()).toEqual([{ action: "password.set", details: { actor: "command line" } }]);
});

it("A-45: changes a role, and takes it away", async () => {
  await addClient("reef");
  await addUser("rua@reef.example", [{ client: "reef", role: "member" }]);
  const userId = await idOf("rua@reef.example");
  const setRole = (role: "admin" | "member" | "none") =>
    orders["user/role"].perform(tools, { email: "rua@reef.example", client: "reef", role });
  await setRole("admin");
  expect((await trailOf("reef"))[0]).toEqual({
    action: "membership.role-changed",
    details: { actor: "command line", before: "member", after: "admin" },
  });
  await expect(setRole("none")).rejects.toMatchObject({ code: "people/last-admin" });
  await addUser("kea@reef.example", [{ client: "reef", role: "admin" }]);
  expect(await inClient("reef", (tx) => findMembership(tx, userId))).toMatchObject({ role: "admin" });
  expect(await setRole("none")).toBe("rua@reef.example belongs to reef no longer.");
  expect(await inClient("reef", (tx) => findMembership(tx, userId))).toBeUndefined();
  expect((await trailOf("reef"))[0]).toEqual({
    action: "membership.removed",
    details: { actor: "command line", before: "admin", after: null },
  });
  await expect(setRole("none")).rejects.toMatchObject({ code: "user/no-member" });
});

it("lists every account, or a client's", async () => {
  await addClient("isle");
  await addUser("one@isle.example", [{ client: "isle", role: "admin" }]);
  await addUser("two@isle.example");
  const everybody = await orders["user/list"].perform(tools, {});
  expect(everybody).toMatch(/^one@isle\.example +CONFIRMED +last log-in never +admin of isle$/m);
  expect(everybody).toMatch(/^two@isle\.example +CONFIRMED +last log-in never +no client$/m);
  expect((await orders["user/list"].perform(tools, { client: "isle" })).split("\n")).toHaveLength(1);
});

it("G-03: writes a client's texts and the installation's, and gives back every version", async () => {
  await addClient("gulf");
  const help = { client: "gulf", kind: "help", name: "pipes.md" } as const;
  const write = (title: string) =>
    orders["content/put"].perform(tools, { ...help, body: { title, body: "" } });
  await write("First");
  expect(await write("Second")).toBe("Version 2 of help pipes.md is kept for The gulf.");
  const read = async (version?: number) =>
    JSON.parse(
      await orders["content/show"].perform(tools, { ...help, ...(version === undefined ? {} : { version }) }),
    ).title;
  expect([await read(), await read(1)]).toEqual(["Second", "First"]);
  await expect(read(3)).rejects.toMatchObject({ code: "content/none" });
  expect((await trailOf("gulf"))[0]).toEqual({
    action: "content.changed",
    details: { actor: "command line", before: "version 1", after: "version 2" },
  });
  // G-04: nobody publishes a picture without alternative text, from the command line neither.
  const wordless = { ...help, body: { title: "x", body: "![](https://pictures.example/a.webp)" } };
  await expect(orders["content/put"].perform(tools, wordless)).rejects.toMatchObject({
    code: "content/not-ready",
  });
  expect(await orders["content/restore"].perform(tools, { ...help, version: 1 })).toContain("Version 3");
  expect([await read(), await read(2)]).toEqual(["First", "Second"]);
  expect(await orders["content/history"].perform(tools, help)).toMatch(
    /^ +3 {2}\S+ {2}the command line.* {2}\(version 1 again\)\n +2 {2}\S+ {2}[^(]*\n +1 {2}/,
  );
  await expect(orders["content/restore"].perform(tools, { ...help, version: 9 })).rejects.toMatchObject({
    code: "content/none",
  });
  expect(await orders["content/list"].perform(tools, { client: "gulf" })).toMatch(
    /^help +pipes\.md +3 .*\nhelp +pipes\.md +2 .*\nhelp +pipes\.md +1 /,
  );

  const terms = { kind: "installationTerms", name: "" } as const;
  const put = (body: unknown, owner = {}) =>
    orders["content/put"].perform(tools, { ...terms, ...owner, body });
  expect(await put({ html: "<p>Ours</p>" })).toBe("Version 1 of installationTerms is kept.");
  expect(await orders["content/show"].perform(tools, terms)).toContain("<p>Ours</p>");
  expect(await orders["content/list"].perform(tools, {})).toMatch(/^installationTerms +1 /);
  await expect(put({ html: "" }, { client: "gulf" })).rejects.toMatchObject({ code: "content/whose" });
  await expect(put({ text: "" })).rejects.toMatchObject({ code: "content/invalid" });
});

it("ACC-60, A-45: approves e-mail domains of a client and withdraws them, and writes who did it", async () => {
  await addClient("domains");
  const set = (domain: string, state: "on" | "off") =>
    orders["client/domain"].perform(tools, { client: "domains", domain, state });
  expect(await set("Bay.Example ", "on")).toBe("The domains approves bay.example.");
  expect(await set("bay.example", "on")).toBe("The domains approves bay.example.");
  expect(await set("bay.example", "off")).toContain("approves no e-mail domain");
  for (const domain of ["bay", "@bay.example", "*.example", "a b.example"])
    await expect(set(domain, "on")).rejects.toMatchObject({ code: "client/bad-domain" });
  const changes = (await trailOf("domains")).filter(({ action }) => action === "email-domain.changed");
  expect(changes.map(({ details }) => details)).toEqual(
    expect.arrayContaining([
      { actor: "command line", before: [], after: ["bay.example"] },
      { actor: "command line", before: ["bay.example"], after: [] },
    ]),
  );
  expect(changes).toHaveLength(2);
});

it("A-45: deletes a person from every client, but not a client's only administrator", async () => {
  await addClient("fiord");
  await addUser("ria@fiord.example", [{ client: "fiord", role: "admin" }]);
  await addUser("pat@fiord.example", [{ client: "fiord", role: "member" }]);
  const remove = (email: string) => orders["user/delete"].perform(tools, { email });
  await expect(remove("ria@fiord.example")).rejects.toMatchObject({ code: "people/last-admin" });
  expect(await remove("pat@fiord.example")).toContain("its place in 1 clients");
  expect((await trailOf("fiord"))[0]).toEqual({
    action: "person.deleted",
    details: { actor: "command line", before: "belonged", after: null, messages: 0 },
  });
  expect(await accountEvents()).toEqual([{ action: "account.deleted", details: { actor: "command line" } }]);
  await expect(remove("pat@fiord.example")).rejects.toMatchObject({ code: "user/unknown" });
});
