import { findClientByName } from "@stopbank/store/clients";
import { setMembership } from "@stopbank/store/memberships";
import { issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { createSession, findSession } from "@stopbank/store/sessions";
import { createUser, findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearer, codeOf, type StartedFederation, startFederation } from "../testing/startFederation.ts";

let at: StartedFederation;
beforeAll(async () => {
  at = await startFederation();
});
afterAll(() => at.stop());
beforeEach(() => at.restore());

const shared = () => at.api.store.shared;
const isLive = async (id: string) => (await findSession(shared(), id, { slide: false })) !== undefined;
const remove = (url: string, headers: Record<string, string>) =>
  at.api.app.inject({ method: "DELETE", url, headers });

/** Somebody of Larkhaven and Northport who is logged in by Larkhaven's provider twice, and with a password and by Northport's besides. */
async function somebody() {
  const { id, email } = at.account();
  const user = await createUser(shared(), { email, status: "CONFIRMED" });
  const northport = (await findClientByName(shared(), "northport"))?.id ?? "";
  await at.api.store.withClient(northport, (tx) => setMembership(tx, user.id, "member"));
  const tokens = (await at.signInAs(id)).json<{ access_token: string; refresh_token: string }>();
  const begin = (refreshToken: string, device: string, accessToken = "-") =>
    createSession(shared(), {
      userId: user.id,
      tokens: { accessToken, refreshToken },
      device,
      network: "192.0.2.7",
    });
  const another = (await at.signInAs(id)).json<{ refresh_token: string }>();
  return {
    id: user.id,
    email,
    headers: bearer(tokens.access_token),
    own: await begin(tokens.refresh_token, "A", tokens.access_token),
    other: await begin(another.refresh_token, "B"),
    elsewhere: [
      await begin((await issueRefreshToken(shared(), user.id)).token, "By password"),
      await begin((await issueRefreshToken(shared(), user.id, northport)).token, "Northport's"),
    ],
  };
}

describe("A-06, E-07: the account of who was let in by their council", () => {
  it("says who let them in, and nothing of what they log in with elsewhere", async () => {
    const { headers, email } = await somebody();
    const account = await at.api.get("/user/account", headers);
    expect(account.json()).toEqual({
      ...{ email, signed_in_by: "Larkhaven", has_password: false, totp: null, passkeys: [] },
      ...{ recovery_codes_left: 0, demanded_by: [], proved_until: null },
    });
  });

  it("lists sessions by that council's sign-in alone, and ends one of them", async () => {
    const who = await somebody();
    const listed = (await at.api.get("/user/sessions", who.headers)).json<
      { device: string; handle: string; is_own: boolean }[]
    >();
    const other = listed.find(({ is_own }) => !is_own);
    expect([listed.length, other?.device, listed.find(({ is_own }) => is_own)?.device]).toEqual([
      2,
      "B",
      "A",
    ]);
    const ended = await remove(`/user/sessions/${other?.handle}`, who.headers);
    expect([ended.statusCode, ended.json()]).toEqual([200, { ended: 1 }]);
    expect([await isLive(who.own), await isLive(who.other)]).toEqual([true, false]);
    const hidden = await shared()
      .selectFrom("bff_sessions")
      .select("handle")
      .where("user_id", "=", who.id)
      .where("device", "=", "By password")
      .executeTakeFirstOrThrow();
    expect(codeOf(await remove(`/user/sessions/${hidden.handle}`, who.headers))).toEqual([
      404,
      "account/no-such-session",
    ]);
    expect(await Promise.all(who.elsewhere.map(isLive))).toEqual([true, true]);
  });

  it("ends all others of that council's sign-in, and leaves those of other clients and of a password", async () => {
    const who = await somebody();
    expect((await remove("/user/sessions", who.headers)).json()).toEqual({ ended: 1 });
    expect([await isLive(who.own), await isLive(who.other)]).toEqual([true, false]);
    expect(await Promise.all(who.elsewhere.map(isLive))).toEqual([true, true]);
    const families = await shared()
      .selectFrom("refresh_token_families")
      .select(["only_client_id", "revoked_at"])
      .where("user_id", "=", (await findUserByEmail(shared(), who.email))?.id ?? "")
      .execute();
    expect(families.filter(({ revoked_at }) => revoked_at !== null)).toHaveLength(1);
    // What they log in with stays out of reach.
    expect(
      codeOf(
        await at.api.post("/user/change_password", { present_password: "a", new_password: "b" }, who.headers),
      ),
    ).toEqual([403, "auth/own-sign-in-only"]);
    expect(codeOf(await at.api.post("/user/totp/begin", undefined, who.headers))).toEqual([
      403,
      "auth/own-sign-in-only",
    ]);
  });
});
