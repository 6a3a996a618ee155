import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { saveFeedback } from "@stopbank/store/feedback";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { OpenedTools } from "../orderTools.ts";
import { startTools } from "../testing/startTools.ts";
import { type OrderName, orders } from "./table.ts";

// As `everyMutation.test.ts` of the API holds it of calls: every order that changes something of a client's says in its trail what was
// before and what came after, or stands here with the reason why not.

let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
  await orders["client/add"].perform(tools, { name: "bay", displayName: "The bay", members: [] });
  await addUser("kea@bay.example", "admin");
});
afterAll(() => tools.close());

const asks = "It asks.";
const ofAnAccount = "It is about an account, in no client; the trail of accounts has it.";
const changesNothing: Partial<Record<OrderName, string>> = {
  "user/list": asks,
  "content/show": asks,
  "content/list": asks,
  "feedback/list": asks,
  "feedback/picture": asks,
  "client/show": asks,
  "client/sign-in/show": asks,
  "dataset/make-current": "Its own test has datasets, and holds what was before and after.",
  // Its provider has to answer: `councilSignIn.test.ts` has one.
  "client/sign-in/set": "Its own test holds what was before and after.",
  "client/sign-in/off": "Its own test holds what was before and after.",
  "flag/list": asks,
  "token/list": asks,
  "content/history": asks,
  "backup/write": "It copies what there is.",
  "content/export": "It copies what there is.",
  "user/password": ofAnAccount,
  "user/operator": ofAnAccount,
  "user/sessions": asks,
  "user/reset-factors": ofAnAccount,
};

const inBay = async <T>(work: Parameters<typeof tools.store.withClient<T>>[1]): Promise<T> =>
  tools.store.withClient((await findClientByName(tools.store.shared, "bay"))?.id ?? "", work);
const addUser = (email: string, role: "member" | "admin") =>
  orders["user/add"].perform(tools, { email, password: "Stopbank-1", clients: [{ client: "bay", role }] });

const addToken = (name: string) =>
  orders["token/add"].perform(tools, {
    client: "bay",
    name,
    maker: "kea@bay.example",
    scopes: ["map:read"],
  });
const write = (title: string) =>
  orders["content/put"].perform(tools, {
    client: "bay",
    kind: "help",
    name: "pipes.md",
    body: { title, body: "" },
  });

const changes: Partial<Record<OrderName, () => Promise<unknown>>> = {
  "client/add": async () => {
    await orders["user/add"].perform(tools, {
      email: "tui@bay.example",
      password: "Stopbank-1",
      clients: [],
    });
    const members = [{ email: "tui@bay.example", role: "editor" as const }];
    return orders["client/add"].perform(tools, { name: "bay", displayName: "The bay", members });
  },
  "client/flag": () =>
    orders["client/flag"].perform(tools, { client: "bay", flag: "guidePage", state: "off" }),
  "client/domain": () =>
    orders["client/domain"].perform(tools, { client: "bay", domain: "bay.example", state: "on" }),
  "client/basemaps": () =>
    orders["client/basemaps"].perform(tools, {
      client: "bay",
      basemaps: [{ type: "default", source: "dataset" }],
    }),
  "user/add": () => addUser("rua@bay.example", "member"),
  "user/role": () =>
    orders["user/role"]
      .perform(tools, { email: "kea@bay.example", client: "bay", role: "admin" })
      .then(async () => {
        await addUser("moa@bay.example", "member");
        return orders["user/role"].perform(tools, { email: "moa@bay.example", client: "bay", role: "none" });
      }),
  "user/invite": () =>
    orders["user/invite"].perform(tools, { client: "bay", emails: ["ata@bay.example"], role: "member" }),
  "user/remove": async () => {
    await addUser("toroa@bay.example", "member");
    return orders["user/remove"].perform(tools, { email: "toroa@bay.example", client: "bay" });
  },
  "user/end-sessions": async () => {
    await addUser("weka@bay.example", "member");
    return orders["user/end-sessions"].perform(tools, { email: "weka@bay.example" });
  },
  "client/second-factor": () =>
    orders["client/second-factor"].perform(tools, { client: "bay", demandedOf: "admins" }),
  "user/delete": async () => {
    await addUser("huia@bay.example", "member");
    return orders["user/delete"].perform(tools, { email: "huia@bay.example" });
  },
  "token/add": () => addToken("first"),
  "token/revoke": async () => {
    await addToken("second");
    return orders["token/revoke"].perform(tools, { client: "bay", token: "second" });
  },
  "content/put": () => write("Pipes"),
  "content/import": () => {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "glossary.md"), "AEP | Chance\n");
    return orders["content/import"].perform(tools, { client: "bay", folder });
  },
  "content/restore": async () => {
    await write("Pipes now");
    return orders["content/restore"].perform(tools, {
      client: "bay",
      kind: "help",
      name: "pipes.md",
      version: 1,
    });
  },
  "content/withdraw": async () => {
    await write("Pipes once more");
    return orders["content/withdraw"].perform(tools, { client: "bay", kind: "help", name: "pipes.md" });
  },
  "feedback/state": async () => {
    const id = await inBay((tx) => saveFeedback(tx, { kind: "General", text: "A word", layers: [] }));
    return orders["feedback/state"].perform(tools, { client: "bay", id, state: "done" });
  },
};

it.each(Object.keys(orders))(
  "A-45: %s is known to change something of a client's, or to change nothing",
  (name) => {
    expect(name in changes).toBe(!(name in changesNothing));
  },
);

describe.each(Object.keys(changes) as OrderName[])("%s", (name) => {
  it("A-45: leaves what was before and what came after in the client's trail, by the command line", async () => {
    await changes[name]?.();
    const [event] = await inBay((tx) => listClientEvents(tx, 1));
    expect(event?.details).toMatchObject({ actor: "command line" });
    expect(Object.keys(event?.details ?? {})).toEqual(expect.arrayContaining(["before", "after"]));
  });
});
