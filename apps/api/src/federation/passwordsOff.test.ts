import { setMembership } from "@stopbank/store/memberships";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { basic, password, people } from "../testing/startApi.ts";
import { bearer, codeOf, type StartedFederation, startFederation } from "../testing/startFederation.ts";

let at: StartedFederation;
beforeAll(async () => {
  at = await startFederation();
});
afterAll(() => at.stop());
beforeEach(() => at.restore());

describe("passwords switched off", () => {
  const logIn = (email: string) =>
    at.api.app.inject({ method: "POST", url: "/user/login", headers: basic(email, password) });
  const idOf = async (email: string) => (await findUserByEmail(at.api.store.shared, email))?.id ?? "";
  const off = async (...keepers: string[]) =>
    at.put("/client/sign_in/passwords", {
      takes_passwords: false,
      keepers: await Promise.all(keepers.map(idOf)),
    });

  it("E-09: shut out who is logged in by one at the next request, and say so to who logs in", async () => {
    const token = (await logIn(people.member)).json().access_token;
    expect((await off(people.admin)).statusCode).toBe(200);
    expect(codeOf(await at.api.get("/user", bearer(token, "larkhaven")))).toEqual([403, "client/not-yours"]);
    const refused = await logIn(people.member);
    expect(codeOf(refused)).toEqual([403, "auth/password-off"]);
    expect(refused.json().error.message).toContain("Larkhaven takes no passwords");
    expect((await logIn(people.admin)).statusCode).toBe(200);
    const { id } = at.account();
    const { access_token } = (await at.signInAs(id)).json();
    expect((await at.api.get("/user", bearer(access_token))).statusCode).toBe(200);
    await at.put("/client/sign_in/passwords", { takes_passwords: true });
    expect((await logIn(people.member)).statusCode).toBe(200);
  });

  it("keep one administrator at least, when they are switched and when that one goes", async () => {
    expect(codeOf(await off(people.member))).toEqual([400, "sign-in/not-a-local-admin"]);
    expect(
      (await at.put("/client/sign_in/passwords", { takes_passwords: false, keepers: [] })).statusCode,
    ).toBe(400);
    await off(people.admin);
    const adminId = await idOf(people.admin);
    await expect(at.withLarkhaven((tx) => setMembership(tx, adminId, "editor"))).rejects.toMatchObject({
      code: "sign-in/last-local-admin",
    });
    // Another administrator, whom the provider alone lets in, cannot remove them either.
    await at.save({ role_claim: "groups", role_map: [{ value: "admins", role: "admin" }] });
    const { id } = at.account({ groups: ["admins"] });
    const { access_token } = (await at.signInAs(id)).json();
    expect(
      codeOf(
        await at.api.post("/user/delete_user", { user_uuid: adminId }, bearer(access_token, "larkhaven")),
      ),
    ).toEqual([409, "sign-in/last-local-admin"]);
    expect(await at.roleOf(people.admin)).toBe("admin");
    expect(codeOf(await at.save({ is_on: false }))).toEqual([409, "sign-in/passwords-off"]);
  });

  it("are not switched off without a sign-in of the organisation's own", async () => {
    await at.save({ is_on: false });
    expect(codeOf(await off(people.admin))).toEqual([409, "sign-in/off"]);
  });
});
