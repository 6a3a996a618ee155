import { renewDeviceMark } from "@stopbank/store/device-marks";
import { seedUsers } from "@stopbank/store/seed";
import { onEachEngine, type TestDatabase } from "@stopbank/store/testing";
import { findUserByEmail, recordLogin } from "@stopbank/store/users";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountMail } from "../mail/accountMail.ts";
import { createAccessTokens } from "../tokens/accessTokens.ts";
import type { LoginOrigin } from "./loginLimits.ts";
import { refresh, signIn } from "./signIn.ts";

const password = "Stopbank-1";

onEachEngine("throttled log-ins", (open) => {
  let database: TestDatabase;
  let email = "";
  let users = 0;
  let hashes = 0;
  let isBusy = false;
  const hashPool = {
    requireRoom: () => undefined,
    hash: async (text: string) => text,
    matches: async (text: string, hash: string | undefined) => {
      if (isBusy) throw new Error("busy");
      hashes++;
      return text === hash;
    },
  };
  const accessTokens = createAccessTokens(new Uint8Array(32));
  const posted: AccountMail[] = [];
  const mail = { post: async (waiting: AccountMail) => void posted.push(waiting) };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    email = `person${users++}@stopbank.example`;
    hashes = 0;
    await seedUsers(
      database.store,
      [{ email, password, status: "CONFIRMED", memberships: {} }],
      async (text) => text,
    );
    await database.owner.script("delete from throttles");
  });

  const attempt = (secret: string, origin: LoginOrigin, who = email) =>
    signIn(
      { store: database.store, hashPool, accessTokens, mail },
      { email: who, password: secret },
      origin,
    ).then(
      () => "in",
      (error: { code: string }) => error.code,
    );
  const wrong = (address: string, who?: string) => attempt("wrong", { address }, who);
  const right = (address: string, deviceMark?: string) => attempt(password, { address, deviceMark });
  const userId = async () => String((await findUserByEmail(database.store.shared, email))?.id);
  const trail = async (action: string) =>
    database.owner.rows<{ details: { limit?: string; browser: string; refusedInARow: number } }>(
      "select details from account_events where action = $1 and user_id = $2 order by at",
      [action, await userId()],
    );
  /** Makes all that is counted look as if so many seconds had passed. */
  const age = (seconds: number) =>
    database.owner.script(`update throttles set blocked_until = blocked_until - interval '${seconds} seconds',
      last_failure_at = last_failure_at - interval '${seconds} seconds'`);

  it.each(["an account", "no account"])(
    "A-21, A-23: looks at 5 of 60 guesses at once for %s",
    async (which) => {
      const who = which === "an account" ? email : `not-${email}`;
      const answers = await Promise.all(Array.from({ length: 60 }, () => wrong("192.0.2.1", who)));
      expect(hashes).toBe(5);
      expect(answers.filter((answer) => answer === "auth/bad-credentials")).toHaveLength(5);
      expect(answers.filter((answer) => answer === "auth/too-many-attempts")).toHaveLength(55);
      expect(await attempt(password, { address: "192.0.2.1" }, who)).toBe("auth/too-many-attempts");
      expect(hashes).toBe(5);
    },
  );

  it("A-21: a stranger's failures keep nobody out but the stranger", async () => {
    for (let hour = 0; hour < 30; hour++) {
      for (let guess = 0; guess < 5; guess++) await wrong("198.51.100.1");
      expect(await wrong("198.51.100.1")).toBe("auth/too-many-attempts");
      expect(await right("192.0.2.1")).toBe("in");
      await age(900);
    }
  });

  it("A-21: guesses from many networks are held to 100, and 100 a day, whoever the account is", async () => {
    for (const who of [email, `not-${email}`]) {
      hashes = 0;
      for (let network = 0; network < 60; network++)
        await Promise.all(Array.from({ length: 5 }, () => wrong(`198.51.100.${network}`, who)));
      expect(hashes).toBe(100);
      for (let quarter = 0; quarter < 4; quarter++) {
        await age(900);
        for (let network = 100; network < 110; network++) await wrong(`198.51.100.${network}`, who);
      }
      expect(hashes).toBe(104);
    }
  });

  describe("while an account is attacked from many networks", () => {
    const attack = async () => {
      for (let network = 0; network < 21; network++)
        await Promise.all(Array.from({ length: 5 }, () => wrong(`198.51.100.${network}`)));
    };

    it("A-21: lets in a browser that has logged in before, from anywhere", async () => {
      const mark = await renewDeviceMark(database.store, await userId(), undefined);
      await attack();
      expect(await right("192.0.2.9")).toBe("auth/too-many-attempts");
      expect(await right("192.0.2.9", mark)).toBe("in");
      // Even from the network the attack came from.
      expect(await right("198.51.100.0", mark)).toBe("in");
    });

    it("A-21: lets in a program from where it has logged in before", async () => {
      expect(await right("192.0.2.1")).toBe("in");
      await attack();
      expect(await right("192.0.2.1")).toBe("in");
      expect(await right("192.0.2.2")).toBe("auth/too-many-attempts");
    });

    it("lets a strange browser in within a quarter of an hour of the end", async () => {
      await attack();
      expect(await right("192.0.2.9")).toBe("auth/too-many-attempts");
      await age(900);
      expect(await right("192.0.2.9")).toBe("in");
    });
  });

  it("takes no mark that was made up, that is another account's, or that came before a newer one", async () => {
    const other = `other-${email}`;
    await seedUsers(
      database.store,
      [{ email: other, password, status: "CONFIRMED", memberships: {} }],
      async () => password,
    );
    const theirs = await findUserByEmail(database.store.shared, other);
    const former = await renewDeviceMark(database.store, await userId(), undefined);
    const marks = [
      former,
      await renewDeviceMark(database.store, String(theirs?.id), undefined),
      "A".repeat(43),
      "",
      "'; drop table users",
    ];
    const latest = await renewDeviceMark(database.store, await userId(), former);
    for (let guess = 0; guess < 5; guess++) await wrong("192.0.2.1");
    for (const mark of marks) expect(await right("192.0.2.1", mark), mark).toBe("auth/too-many-attempts");
    expect(await right("192.0.2.1", latest)).toBe("in");
  });

  it("holds a mark to five guesses as well, and forgets it after twenty wrong ones in a row", async () => {
    const mark = await renewDeviceMark(database.store, await userId(), undefined);
    const guess = () => attempt("wrong", { address: "192.0.2.1", deviceMark: mark });
    await Promise.all(Array.from({ length: 60 }, guess));
    expect(hashes).toBe(5);
    while (hashes < 20) {
      await age(900);
      await guess();
    }
    await age(900);
    // Now it counts for the network, as anyone's attempt.
    for (let i = 0; i < 5; i++) await guess();
    expect(await right("192.0.2.1", mark)).toBe("auth/too-many-attempts");
    expect(await right("192.0.2.2")).toBe("in");
  });

  it("does not count an attempt that was not looked at", async () => {
    isBusy = true;
    for (let i = 0; i < 12; i++) await wrong("192.0.2.1");
    isBusy = false;
    expect(await right("192.0.2.1")).toBe("in");
  });

  it("A-45: writes into the trail what was accepted, refused and blocked, a flood of them in few rows", async () => {
    await Promise.all(Array.from({ length: 5 }, () => wrong("192.0.2.1")));
    for (let i = 0; i < 120; i++) await wrong("192.0.2.1");
    expect((await trail("login.refused")).map(({ details }) => details.browser)).toEqual(
      Array(5).fill("strange"),
    );
    const blocked = (await trail("login.blocked")).map(({ details }) => details);
    expect(blocked.map(({ refusedInARow }) => refusedInARow)).toEqual([1, 10, 100]);
    expect(blocked[0]).toMatchObject({ limit: "account", network: "192.0.2.1" });
    expect(await right("192.0.2.2")).toBe("in");
    expect(await trail("login.accepted")).toHaveLength(1);
  });

  it("tells the person how often strangers tried since they last logged in, without their own mistakes", async () => {
    const messageTo = async (origin: LoginOrigin) => {
      const result = await signIn(
        { store: database.store, hashPool, accessTokens, mail },
        { email, password },
        origin,
      );
      return "tokens" in result && result.strangeFailures;
    };
    const mark = await renewDeviceMark(database.store, await userId(), undefined);
    const home = { address: "192.0.2.1", deviceMark: mark };
    expect(await messageTo(home)).toBe(0);
    for (let guess = 0; guess < 7; guess++) await wrong("198.51.100.1");
    await attempt("a slip", home);
    expect(await messageTo(home)).toBe(5);
    expect(await messageTo(home)).toBe(0);
  });

  it("tells the person by mail of a log-in from a device and a network that are new to the account, and of no other", async () => {
    const toldOf = async (address: string, deviceMark?: string) => {
      posted.length = 0;
      expect(await right(address, deviceMark)).toBe("in");
      return posted.map(({ template }) => template);
    };
    const mark = await renewDeviceMark(database.store, await userId(), undefined);
    // The first log-in of all is new by itself.
    expect(await toldOf("192.0.2.1")).toEqual([]);
    await recordLogin(database.store.shared, await userId());
    expect(await toldOf("192.0.2.1")).toEqual([]);
    expect(await toldOf("198.51.100.1", mark)).toEqual([]);
    expect(await toldOf("203.0.113.1")).toEqual(["newDevice"]);
    expect(posted[0]).toMatchObject({ userId: await userId(), at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await toldOf("203.0.113.1")).toEqual([]);
  });

  it("A-45: a spent refresh token that comes back long after ends the sign-in, and stands in the trail", async () => {
    const { store } = database;
    const credentials = { email, password };
    const result = await signIn({ store, hashPool, accessTokens, mail }, credentials, {
      address: "192.0.2.1",
    });
    if (!("tokens" in result)) throw new Error("nobody is signed in");
    const { refresh_token } = result.tokens;
    const parts = { store, accessTokens };
    const newer = await refresh(parts, await userId(), refresh_token);
    await database.owner.script(
      "update refresh_tokens set rotated_at = rotated_at - interval '11 seconds' where rotated_at is not null",
    );
    const expired = { code: "auth/session-expired" };
    await expect(refresh(parts, await userId(), refresh_token)).rejects.toMatchObject(expired);
    await expect(refresh(parts, await userId(), newer.refresh_token)).rejects.toMatchObject(expired);
    expect(await trail("refresh.reused")).toHaveLength(1);
  });
});
