import { randomUUID } from "node:crypto";
import { listClientEvents } from "@stopbank/store/audit";
import { getClientConfig } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { setOperator } from "@stopbank/store/operators";
import { createUser, findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../testing/codeOf.ts";
import { mailboxOf } from "../testing/mailbox.ts";
import { password, people, type RunningApi, startApi } from "../testing/startApi.ts";
import { publishTiny } from "../testing/tinyDataset.ts";

let api: RunningApi;
let mailbox: ReturnType<typeof mailboxOf>;
beforeAll(async () => {
  api = await startApi();
  mailbox = mailboxOf(api);
});
afterAll(() => api.stop());

const anybody = () => `p${randomUUID()}@somewhere.example`;
const newName = () => `c${randomUUID().slice(0, 13)}`;
const create = (body: object, headers = api.as("operator")) =>
  api.post(
    "/installation/clients",
    { name: newName(), display_name: "The Bay", administrator: anybody(), ...body },
    headers,
  );
const list = async (headers = api.as("operator")) =>
  (await api.get("/installation/clients", headers)).json() as { client_name: string }[];
const trailOf = async (name: string) => {
  const client = await findClientByName(api.store.shared, name);
  return api.store.withClient(client?.id ?? "", (tx) => listClientEvents(tx, 10));
};
const idOf = async (email: string) => String((await findUserByEmail(api.store.shared, email))?.id);

describe("an operator", () => {
  it("lists every client, with how many people it has and whether there is something on its map", async () => {
    expect(await list()).toContainEqual({
      client_name: "larkhaven",
      display_name: "Larkhaven",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      members: 5,
      invited: 0,
      has_dataset: true,
    });
  });

  it("ACC-54, A-45: creates one whose administrator is invited, signs up by the mail and administers it", async () => {
    const [name, email] = [newName(), anybody()];
    const made = await create({
      name,
      display_name: " Ōpōtiki District ",
      administrator: ` ${email.toUpperCase()}`,
    });
    expect([made.statusCode, made.json()]).toEqual([
      201,
      {
        client: {
          client_name: name,
          display_name: "Ōpōtiki District",
          created_at: expect.any(String),
          members: 0,
          invited: 1,
          has_dataset: false,
        },
        administrator: { email, became: "invited" },
      },
    ]);
    expect(await list()).toContainEqual({ ...made.json().client, created_at: expect.any(String) });
    expect(await mailbox.newest(email)).toMatchObject({
      subject: "Ōpōtiki District invites you to Stopbank",
    });
    const { user_uuid } = (await api.post("/user/signup", { email, password, phone_number: "" })).json();
    const confirmation_code = await mailbox.code(email, 2);
    await api.post("/user/confirm_signup", { user_uuid, email, confirmation_code });
    const credentials = `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}`;
    const login = await api.app.inject({
      method: "POST",
      url: "/user/login",
      headers: { authorization: credentials },
    });
    const own = { authorization: `Bearer ${login.json().access_token}`, "ui-client-name": name };
    expect((await api.get("/client/users", own)).json()).toMatchObject([{ email, user_roles: ["admin"] }]);
    // And is one of that client alone.
    expect(codeOf(await api.get("/installation/clients", own))).toEqual([403, "auth/operators-only"]);
    expect((await api.get("/user", own)).json()).not.toHaveProperty("is_operator");
    const operator = await idOf(people.operator);
    expect(await trailOf(name)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: "client.added",
          actorUserId: operator,
          subject: name,
          details: { before: null, after: { name, displayName: "Ōpōtiki District" } },
        }),
        expect.objectContaining({
          action: "membership.invited",
          actorUserId: operator,
          subject: await idOf(email),
          details: { before: null, after: "admin" },
        }),
      ]),
    );
  });

  it("creates one whose administrator has an account, and is one at once, with no mail", async () => {
    const name = newName();
    const made = await create({ name, administrator: people.nobody });
    expect(made.json()).toMatchObject({
      client: { members: 1, invited: 0 },
      administrator: { email: people.nobody, became: "admin" },
    });
    expect((await api.get("/client/users", api.as("nobody", name))).json()).toHaveLength(1);
    expect((await trailOf(name)).map(({ action }) => action)).not.toContain("membership.invited");
  });

  it("A-26: makes nobody an administrator whose address no one has confirmed", async () => {
    const { email } = await createUser(api.store.shared, { email: anybody(), status: "UNCONFIRMED" });
    const made = await create({ administrator: email });
    expect(made.json()).toMatchObject({
      client: { members: 0, invited: 1 },
      administrator: { became: "invited" },
    });
  });

  it("creates it with its features on, and its map where a dataset of its name lies already", async () => {
    const name = newName();
    await publishTiny(api.root, name);
    expect((await create({ name })).json()).toMatchObject({ client: { has_dataset: true } });
    const client = await findClientByName(api.store.shared, name);
    const config = await api.store.withClient(client?.id ?? "", getClientConfig);
    expect(config.feature_flags).toMatchObject({
      summaryPage: { enabled: "enabled" },
      riskModuleIsInDevelopment: { enabled: "not_enabled" },
    });
    expect(config.default_location).toMatchObject({ latitude: expect.any(Number) });
  });

  it("is told which field is wrong, and nothing is made or sent", async () => {
    const before = await list();
    for (const [wrong, status, code] of [
      [{ name: "larkhaven" }, 409, "clients/name-taken"],
      [{ name: "The Bay" }, 400, "client/bad-name"],
      [{ name: "../larkhaven" }, 400, "client/bad-name"],
      [{ name: "" }, 400, "client/bad-name"],
      [{ display_name: "  " }, 400, "client/bad-display-name"],
      [{ display_name: "The Bay\r\nBcc: everybody@bay.example" }, 400, "client/bad-display-name"],
      [{ administrator: "nobody" }, 400, "client/bad-email"],
      [{ administrator: "a@b.example, c@d.example" }, 400, "client/bad-email"],
      [{ operator: true }, 400, "request/invalid"],
    ] as const)
      expect(codeOf(await create(wrong)), JSON.stringify(wrong)).toEqual([status, code]);
    expect(await list()).toEqual(before);
  });

  it("of two who take one name at once, one has it", async () => {
    const name = newName();
    const answers = await Promise.all([create({ name }), create({ name })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await list()).filter(({ client_name }) => client_name === name)).toHaveLength(1);
  });

  it("E-09, A-43: is one no longer from the next request on, and never by a call", async () => {
    const person = await findUserByEmail(api.store.shared, people.admin);
    if (person === undefined) throw new Error("Nobody is there.");
    const admin = api.as("admin", "larkhaven");
    const asks = async () => (await api.get("/installation/clients", admin)).statusCode;
    const isSaid = async () => (await api.get("/user", admin)).json().is_operator;
    expect([await asks(), await isSaid()]).toEqual([403, undefined]);
    await setOperator(api.store, person, { isOn: true, by: {} });
    expect([await asks(), await isSaid()]).toEqual([200, true]);
    expect((await api.get("/user", { ...admin, "ui-preview": "member" })).json()).not.toHaveProperty(
      "is_operator",
    );
    await setOperator(api.store, person, { isOn: false, by: {} });
    expect([await asks(), await isSaid()]).toEqual([403, undefined]);
  });

  it("creates so many in a day and no more, since each may be a mail to a stranger", async () => {
    const codes = new Set<string>();
    for (let i = 0; i < 101; i++) codes.add(codeOf(await create({ name: "larkhaven" })).join(" "));
    expect([...codes]).toEqual(["409 clients/name-taken", "429 client/too-many"]);
    const refused = await create({});
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await api.get("/installation/clients", api.as("operator"))).statusCode).toBe(200);
  });
});
