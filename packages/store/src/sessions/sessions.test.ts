import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  isFamilyLive,
  issueRefreshToken,
  revokeUserTokens,
  rotateRefreshToken,
} from "../accounts/refreshTokens.ts";
import { createUser, deleteUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { endSession, endSessionByHandle, endUserSessions, purgeExpiredSessions } from "./sessionEnds.ts";
import { listUserSessions } from "./sessionList.ts";
import { createRefresher } from "./sessionRefresh.ts";
import { createSession, findSession, liveSessionIds, rememberClient, renewSessionId } from "./sessions.ts";

const TOKENS = { accessToken: "access-in-clear", refreshToken: "refresh-in-clear" };

onEachEngine("sessions", (open) => {
  let database: TestDatabase;
  let userId: string;
  let users = 0;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const email = `user${users++}@stopbank.example`;
    userId = (await createUser(database.store.shared, { email, status: "CONFIRMED" })).id;
  });

  const start = () => createSession(database.store.shared, { userId, tokens: TOKENS });
  const find = (id: string, slide = false) => findSession(database.store.shared, id, { slide });
  /** Makes a user's sessions look as if `minutes` had passed. */
  const age = (minutes: number) =>
    database.owner.script(`update bff_sessions set
      last_seen_at = last_seen_at - interval '${minutes} minutes',
      idle_expires_at = idle_expires_at - interval '${minutes} minutes',
      absolute_expires_at = absolute_expires_at - interval '${minutes} minutes' where user_id = '${userId}'`);

  it("finds a session by the id the browser got, with its tokens", async () => {
    const id = await start();
    expect(Buffer.from(id, "base64url")).toHaveLength(32);
    expect(await find(id)).toMatchObject({ userId, tokens: TOKENS, tokenGeneration: 0 });
  });

  it.each(["", "nonsense", "A".repeat(43), `${"A".repeat(42)}=`])("knows no session by %j", async (id) => {
    expect(await find(id)).toBeUndefined();
  });

  it("A-02: a dump of the database holds neither a usable id nor a token", async () => {
    const id = await start();
    const [dump] = await database.owner.rows<{ text: string }>(
      "select string_agg(bff_sessions::text, ' ') as text from bff_sessions",
    );
    const raw = Buffer.from(id, "base64url").toString("hex");
    const spellings = [id, raw, Buffer.from(id).toString("hex")];
    const tokens = Object.values(TOKENS).flatMap((token) => [token, Buffer.from(token).toString("hex")]);
    for (const secret of [...spellings, ...tokens]) expect(dump?.text).not.toContain(secret);
    // And nothing that is in there works as an id.
    const rows = await database.owner.rows<{ hash: Uint8Array }>("select id_hash as hash from bff_sessions");
    for (const { hash } of rows) expect(await find(Buffer.from(hash).toString("base64url"))).toBeUndefined();
  });

  it("A-04: ends after 60 idle minutes, slides with use, and not with background polls", async () => {
    const id = await start();
    await age(59);
    expect(await find(id, false)).toBeDefined();
    expect(await find(id, true)).toBeDefined();
    await age(59);
    expect(await find(id, false)).toBeDefined();
    await age(2);
    expect(await find(id, true)).toBeUndefined();
  });

  it("A-35: tells of many ids at once which are live, and keeps none of them alive by asking", async () => {
    const { shared } = database.store;
    const [lives, ends, forgotten] = [await start(), await start(), await start()];
    const ids = [lives, "A".repeat(43), ends, lives, forgotten] as const;
    expect(await liveSessionIds(shared, ids)).toEqual(new Set([lives, ends, forgotten]));
    await endSession(shared, ends);
    expect(await liveSessionIds(shared, ids)).toEqual(new Set([lives, forgotten]));
    await age(59);
    expect(await liveSessionIds(shared, ids)).toEqual(new Set([lives, forgotten]));
    expect(await find(lives, true)).toBeDefined();
    await age(2);
    expect(await liveSessionIds(shared, ids)).toEqual(new Set([lives]));
    expect(await liveSessionIds(shared, [ends])).toEqual(new Set());
  });

  it("A-04: ends after 12 hours however much it is used", async () => {
    const id = await start();
    for (let hour = 0; hour < 12; hour++) {
      expect(await find(id, true)).toBeDefined();
      await age(59);
    }
    const session = await find(id, true);
    expect(session?.idleExpiresAt).toEqual(session?.absoluteExpiresAt);
    await age(13);
    expect(await find(id, true)).toBeUndefined();
    expect(await purgeExpiredSessions(database.store.shared)).toBeGreaterThan(0);
  });

  it("A-03: a new id kills the old one and keeps the tokens, or takes new ones", async () => {
    const id = await start();
    const second = await renewSessionId(database.store.shared, id);
    expect(await find(id)).toBeUndefined();
    expect(await find(String(second))).toMatchObject({ tokens: TOKENS });
    const changed = { accessToken: "a2", refreshToken: "r2" };
    const third = await renewSessionId(database.store.shared, String(second), changed);
    expect(await find(String(second))).toBeUndefined();
    expect(await find(String(third))).toMatchObject({ tokens: changed });
    expect(await renewSessionId(database.store.shared, id)).toBeUndefined();
  });

  it("remembers the client the user chose", async () => {
    const client = { clientName: `c${users}`, subdomain: `c${users}`, displayName: "C" };
    const { id: clientId } = await createClient(database.store, client);
    const id = await start();
    await rememberClient(database.store.shared, id, clientId);
    expect((await find(id))?.rememberedClientId).toBe(clientId);
  });

  it("ends sessions: one, twice, one from the list, all of a user, and with the user", async () => {
    const { shared } = database.store;
    const [one, two, three, four] = await Promise.all([start(), start(), start(), start()]);
    await endSession(shared, one);
    await endSession(shared, one);
    expect(await find(one)).toBeUndefined();

    const handle = (await find(two))?.handle ?? "";
    const stranger = await createUser(shared, { email: `stranger${users}@a.example`, status: "CONFIRMED" });
    await createSession(shared, { userId: stranger.id, tokens: TOKENS });
    expect(await listUserSessions(shared, userId)).toHaveLength(3);
    expect(await endSessionByHandle(shared, stranger.id, handle)).toBe(false);
    expect(await endSessionByHandle(shared, userId, handle)).toBe(true);
    expect(await find(two)).toBeUndefined();

    expect(await endUserSessions(shared, userId)).toBe(2);
    expect([await find(three), await find(four)]).toEqual([undefined, undefined]);

    const last = await start();
    await deleteUser(shared, userId);
    expect(await find(last)).toBeUndefined();
  });

  it("A-06: lists a person's sessions in words for them, with the asking one told apart, and ends all but that", async () => {
    const { shared } = database.store;
    const begin = async (device: string) => {
      const { token, familyId } = await issueRefreshToken(shared, userId);
      const tokens = { accessToken: "a", refreshToken: token };
      return {
        id: await createSession(shared, { userId, tokens, device, network: "192.0.2.1" }),
        familyId,
      };
    };
    const [own, other] = [await begin("Firefox on Windows"), await begin("Safari on iPhone")];
    await start();
    const listed = await listUserSessions(shared, userId, own.familyId);
    expect(listed.map(({ device, network, isOwn }) => [device, network, isOwn]).toSorted()).toEqual([
      [null, null, false],
      ["Firefox on Windows", "192.0.2.1", true],
      ["Safari on iPhone", "192.0.2.1", false],
    ]);
    expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${own.id}|${other.id}|id_hash|token`));
    expect((await listUserSessions(shared, userId)).some(({ isOwn }) => isOwn)).toBe(false);

    expect(await endUserSessions(shared, userId, own.familyId)).toBe(2);
    expect(await revokeUserTokens(shared, userId, "ended", own.familyId)).toBe(0);
    expect([await isFamilyLive(shared, own.familyId), await isFamilyLive(shared, other.familyId)]).toEqual([
      true,
      false,
    ]);
    expect(await find(own.id)).toBeDefined();
    expect(await find(other.id)).toBeUndefined();
  });

  it("A-05, A-06: no refresh token outlives its session, however that ends, nor the session it was renewed in", async () => {
    const { shared } = database.store;
    const begin = async () => {
      const { token, familyId } = await issueRefreshToken(shared, userId);
      const id = await createSession(shared, { userId, tokens: { accessToken: "a", refreshToken: token } });
      const handle = String((await find(id))?.handle);
      return { id, token, handle, isLive: () => isFamilyLive(shared, familyId) };
    };
    const ended = await begin();
    await endSession(shared, ended.id);
    const byHandle = await begin();
    await endSessionByHandle(shared, userId, byHandle.handle);
    const renewed = await begin();
    await endSession(shared, String(await renewSessionId(shared, renewed.id)));
    const refreshed = await begin();
    const refreshOnce = createRefresher(shared);
    await refreshOnce(refreshed.id, 0, async ({ refreshToken }) => {
      const rotation = await rotateRefreshToken(shared, refreshToken);
      return { accessToken: "b", refreshToken: rotation.outcome === "rotated" ? rotation.token : "" };
    });
    // The token it came with is forgotten by now, as after a long day.
    await database.owner.script(
      `delete from refresh_tokens where token_hash = sha256('${refreshed.token}'::bytea)`,
    );
    await endSession(shared, refreshed.id);
    const expired = await begin();
    await age(61);
    const kept = await begin();
    expect(await expired.isLive()).toBe(true);
    expect(await purgeExpiredSessions(shared)).toBeGreaterThan(0);
    const gone = [ended, byHandle, renewed, refreshed, expired];
    expect(await Promise.all(gone.map(({ isLive }) => isLive()))).toEqual(gone.map(() => false));
    expect(await kept.isLive()).toBe(true);
    expect(await endUserSessions(shared, userId)).toBe(1);
    expect(await kept.isLive()).toBe(false);
  });
});
