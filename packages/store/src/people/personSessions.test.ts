import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setMembership } from "../accounts/memberships.ts";
import { isFamilyLive, issueRefreshToken } from "../accounts/refreshTokens.ts";
import { createUser } from "../accounts/users.ts";
import { listClientEvents, recordAccountEvent } from "../audit/audit.ts";
import { createClient } from "../clients/clients.ts";
import { createSession, findSession } from "../sessions/sessions.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { setOperator } from "./operators.ts";
import { endPersonSessions, personSessions } from "./personSessions.ts";

onEachEngine("A-06: where a person of a client is logged in", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const store = () => database.store;
  const client = async () => {
    const name = `c${randomUUID()}`;
    return (await createClient(store(), { clientName: name, subdomain: name, displayName: name })).id;
  };
  const memberOf = async (...clients: readonly string[]) => {
    const { id } = await createUser(store().shared, {
      email: `${randomUUID()}@a.example`,
      status: "CONFIRMED",
    });
    for (const clientId of clients)
      await store().withClient(clientId, (tx) => setMembership(tx, id, "member"));
    return id;
  };
  const logIn = async (userId: string) => {
    const { token, familyId } = await issueRefreshToken(store().shared, userId);
    const tokens = { accessToken: "a", refreshToken: token };
    const session = await createSession(store().shared, { userId, tokens, device: "Firefox on Linux" });
    const isLive = async () => ({
      session: (await findSession(store().shared, session, { slide: false })) !== undefined,
      signIn: await isFamilyLive(store().shared, familyId),
    });
    return { isLive };
  };
  const gone = { session: false, signIn: false };
  const there = { session: true, signIn: true };

  it("is seen by its administrators, with the latest sign-ins, and ended one by one or all at once", async () => {
    const [clientId, admin] = [await client(), randomUUID()];
    const userId = await memberOf(clientId);
    await recordAccountEvent(store().shared, { action: "login.accepted", userId });
    const logIns = [await logIn(userId), await logIn(userId), await logIn(userId)];
    const seen = await personSessions(store(), clientId, userId);
    expect(seen).toMatchObject({ belongsElsewhere: false, signIns: [{ action: "login.accepted" }] });
    expect(seen.sessions.map(({ device }) => device)).toEqual(Array(3).fill("Firefox on Linux"));
    const end = (handle?: string) =>
      endPersonSessions(store(), clientId, {
        userId,
        byUserId: admin,
        ...(handle === undefined ? {} : { handle }),
      });
    const handle = seen.sessions[0]?.handle ?? "";
    expect(await end(handle)).toBe(1);
    await expect(end(handle)).rejects.toMatchObject({ code: "people/no-such-session" });
    expect(
      (await Promise.all(logIns.map(({ isLive }) => isLive()))).filter(({ session }) => session),
    ).toHaveLength(2);
    // A program that logged in by itself has no session, and goes with all of them.
    const { familyId } = await issueRefreshToken(store().shared, userId);
    expect(await end()).toBe(2);
    for (const { isLive } of logIns) expect(await isLive()).toEqual(gone);
    expect(await isFamilyLive(store().shared, familyId)).toBe(false);
    const trail = await store().withClient(clientId, (tx) => listClientEvents(tx, 5));
    expect(
      trail.map(({ action, actorUserId, subject, details }) => [action, actorUserId, subject, details]),
    ).toEqual([
      ["sessions.ended", admin, userId, { before: 2, after: 0 }],
      ["sessions.ended", admin, userId, { before: 3, after: 2 }],
    ]);
  });

  it("E-07: is neither seen nor ended by those of one of several clients", async () => {
    const [one, two] = [await client(), await client()];
    const userId = await memberOf(one, two);
    const { isLive } = await logIn(userId);
    for (const clientId of [one, two]) {
      expect(await personSessions(store(), clientId, userId)).toEqual({
        belongsElsewhere: true,
        sessions: [],
        signIns: [],
      });
      const end = endPersonSessions(store(), clientId, { userId, byUserId: randomUUID() });
      await expect(end).rejects.toMatchObject({ code: "people/belongs-elsewhere" });
    }
    expect(await isLive()).toEqual(there);
  });

  it("A-43, E-07: is neither seen nor ended of an operator, whose sessions open every client", async () => {
    const clientId = await client();
    const userId = await memberOf(clientId);
    const { isLive } = await logIn(userId);
    const operator = { id: userId, status: "CONFIRMED", email: "operator@a.example" } as const;
    await setOperator(store(), operator, { isOn: true, by: {} });
    expect(await personSessions(store(), clientId, userId)).toMatchObject({
      belongsElsewhere: true,
      sessions: [],
      signIns: [],
    });
    const end = endPersonSessions(store(), clientId, { userId, byUserId: randomUUID() });
    await expect(end).rejects.toMatchObject({ code: "people/belongs-elsewhere" });
    expect(await isLive()).toEqual(there);
  });

  it("E-07: is nothing to a client that they do not belong to, nor is another person's session", async () => {
    const [one, two] = [await client(), await client()];
    const [userId, other] = [await memberOf(one), await memberOf(one)];
    const { isLive } = await logIn(other);
    const { sessions } = await personSessions(store(), one, other);
    const byUserId = randomUUID();
    await expect(personSessions(store(), two, userId)).rejects.toMatchObject({ code: "people/no-such-user" });
    await expect(endPersonSessions(store(), two, { userId: other, byUserId })).rejects.toMatchObject({
      code: "people/no-such-user",
    });
    const handle = sessions[0]?.handle ?? "";
    await expect(endPersonSessions(store(), one, { userId, handle, byUserId })).rejects.toMatchObject({
      code: "people/no-such-session",
    });
    expect(await isLive()).toEqual(there);
  });
});
