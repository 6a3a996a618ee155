import { listClientEvents } from "@stopbank/store/audit";
import { setMembership } from "@stopbank/store/memberships";
import { setOperator } from "@stopbank/store/operators";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createPerson,
  demand,
  type FactorApi,
  inClient,
  loggedIn,
  logIn,
  setUpApp,
  startFactorApi,
} from "../testing/factorPeople.ts";
import { mailboxOf } from "../testing/mailbox.ts";

let api: FactorApi["api"];
let hash: FactorApi["hash"];
beforeAll(async () => {
  ({ api, hash } = await startFactorApi());
});
afterAll(() => api.stop());

const asAdmin = () => api.as("admin", "larkhaven");
const reset = (user_uuid: string, headers = asAdmin()) =>
  api.post("/user/reset_factors", { user_uuid }, headers);
const trail = async (client: string) => inClient(api, client, (tx) => listClientEvents(tx, 5));

it("tells administrators of whom it is demanded, and which of their people have one", async () => {
  const who = await loggedIn(api, await createPerson(api, hash));
  await setUpApp(api, who);
  const known = (await api.get("/client/second_factors", asAdmin())).json();
  expect(known.demanded_of).toBe("nobody");
  const row = known.people.find(({ email }: { email: string }) => email === who.email);
  expect(row).toEqual({ user_uuid: who.id, email: who.email, role: "member", totp: true, passkeys: 0 });
});

it("A-45: changes the rule of its client alone, with how it stood before in the trail", async () => {
  const put = (demanded_of: string) =>
    api.app.inject({
      method: "PUT",
      url: "/client/second_factors",
      headers: asAdmin(),
      payload: { demanded_of },
    });
  expect((await put("everybody")).json()).toEqual({ demanded_of: "everybody", before: "nobody" });
  expect((await trail("larkhaven"))[0]).toMatchObject({
    action: "second-factor.demand-changed",
    details: { before: "nobody", after: "everybody" },
  });
  const northport = await api.get("/client/second_factors", api.as("admin", "northport"));
  expect(northport.json().demanded_of).toBe("nobody");
  await put("nobody");
  expect((await put("nobody")).json()).toEqual({ demanded_of: "nobody", before: "nobody" });
  expect(
    (await trail("larkhaven")).filter(({ action }) => action === "second-factor.demand-changed"),
  ).toHaveLength(2);
});

it("A-06, A-28: removes what a member has lost, ends their sessions, and tells them", async () => {
  const who = await loggedIn(api, await createPerson(api, hash));
  await setUpApp(api, who);
  expect((await logIn(api, who.email)).json()).toBe("SECOND_FACTOR_REQUIRED");
  expect((await reset(who.id)).statusCode).toBe(200);
  expect((await logIn(api, who.email)).statusCode).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await api.get("/user", who.headers)).statusCode).toBe(401);
  const mail = await mailboxOf(api).about(who.email, "A second factor of your account was removed");
  expect(mail.text).toContain("all its second factors");
  expect((await trail("larkhaven"))[0]).toMatchObject({
    action: "second-factor.reset",
    subject: who.id,
    details: { before: { totp: true, passkeys: 0 }, after: { totp: false, passkeys: 0 } },
  });
});

it("E-07: removes nothing of another client's person, of somebody in two clients, or of oneself", async () => {
  const elsewhere = await loggedIn(api, await createPerson(api, hash, "member", "northport"));
  await setUpApp(api, elsewhere);
  const said = (answer: Awaited<ReturnType<typeof reset>>) => [answer.statusCode, answer.json().error.code];
  expect(said(await reset(elsewhere.id))).toEqual([404, "people/no-such-user"]);
  await inClient(api, "larkhaven", (tx) => setMembership(tx, elsewhere.id, "member"));
  expect(said(await reset(elsewhere.id))).toEqual([403, "factors/not-yours-alone"]);
  expect((await logIn(api, elsewhere.email)).json()).toBe("SECOND_FACTOR_REQUIRED");
  const admin = await loggedIn(api, await createPerson(api, hash, "admin"));
  expect(said(await reset(admin.id, admin.headers))).toEqual([403, "people/yourself"]);
  await demand(api, "larkhaven", "nobody");
});

it("A-43, E-07: removes nothing of an operator, who looks after every client's data", async () => {
  const operator = await loggedIn(api, await createPerson(api, hash));
  await setUpApp(api, operator);
  await setOperator(api.store, { ...operator, status: "CONFIRMED" }, { isOn: true, by: {} });
  const answer = await reset(operator.id);
  expect([answer.statusCode, answer.json().error?.code]).toEqual([403, "factors/not-yours-alone"]);
  expect((await logIn(api, operator.email)).json()).toBe("SECOND_FACTOR_REQUIRED");
});
