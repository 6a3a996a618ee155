import type { Role } from "@stopbank/contract/roles";
import { findClientByName } from "@stopbank/store/clients";
import { setMembership } from "@stopbank/store/memberships";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff({ transport: "in process" });
});
afterAll(() => bff.close());

async function become(role: Role, clientName: string): Promise<void> {
  const client = await findClientByName(bff.store.shared, clientName);
  const user = await findUserByEmail(bff.store.shared, "member@stopbank.example");
  await bff.store.withClient(client?.id ?? "", (tx) => setMembership(tx, user?.id ?? "", role));
}
const switchTo = (client_name: string, cookie: string) =>
  bff.app.inject({
    method: "PUT",
    url: "/bff/session/client",
    headers: { ...fromOurPage, cookie },
    payload: { client_name },
  });
const cookieAfter = ({ headers }: Awaited<ReturnType<typeof switchTo>>) =>
  headers["set-cookie"] === undefined ? undefined : String(headers["set-cookie"]).split(";", 1)[0];
const isSignedIn = async (cookie: string) =>
  (await bff.app.inject({ url: "/bff/session", headers: { ...fromOurPage, cookie } })).json().signedIn;

it.each<[from: Role, to: Role, isNew: boolean]>([
  ["member", "member", false],
  ["member", "editor", true],
  ["member", "admin", true],
  ["editor", "admin", true],
  ["admin", "editor", false],
  ["editor", "member", false],
])("A-03: a session that goes from %s to %s has a new id: %s", async (from, to, isNew) => {
  await become(from, "larkhaven");
  await become(to, "northport");
  const { cookie: first } = await signIn(bff);
  const before = cookieAfter(await switchTo("larkhaven", first)) ?? first;
  const switched = await switchTo("northport", before);
  const renewed = cookieAfter(switched);
  expect([switched.statusCode, renewed !== undefined]).toEqual([200, isNew]);
  // What was known before the rise opens nothing any more.
  expect(await isSignedIn(before)).toBe(!isNew);
  expect(await isSignedIn(renewed ?? before)).toBe(true);
});
