import { endSession } from "@stopbank/store/session-ends";
import { createSession } from "@stopbank/store/sessions";
import { onEachEngine, type TestDatabase } from "@stopbank/store/testing";
import { createUser } from "@stopbank/store/users";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFindSession } from "./liveSession.ts";

onEachEngine("sessions of requests", (open) => {
  let database: TestDatabase;
  const ids: string[] = [];
  const users: string[] = [];
  beforeAll(async () => {
    database = await open();
    for (let n = 0; n < 3; n++) {
      const { id } = await createUser(database.store.shared, {
        email: `u${n}@a.example`,
        status: "CONFIRMED",
      });
      users.push(id);
      const tokens = { accessToken: `access ${n}`, refreshToken: `refresh ${n}` };
      ids.push(await createSession(database.store.shared, { userId: id, tokens }));
    }
  });
  afterAll(() => database.close());

  it("gives each of many requests that come at once its own", async () => {
    const find = createFindSession(database.store);
    const asked = Array.from({ length: 250 }, (_, n) => ids[n % 3] ?? "");
    const unknown = ["A".repeat(43), "nonsense"];
    const found = await Promise.all([...asked, ...unknown].map((id) => find(id, { slide: true })));
    expect(found.map((session) => [session?.id, session?.userId, session?.tokens.accessToken])).toEqual([
      ...asked.map((id, n) => [id, users[n % 3], `access ${n % 3}`]),
      ...unknown.map(() => [undefined, undefined, undefined]),
    ]);
  });

  it("A-02: keeps from its own request alone what somebody's session was tampered with", async () => {
    const find = createFindSession(database.store);
    const [broken = "", ...others] = ids;
    const tamper = (text: string) =>
      database.owner.script(`update bff_sessions set sealed_tokens = ${text} where user_id = '${users[0]}'`);
    await tamper("set_byte(sealed_tokens, 20, 255 - get_byte(sealed_tokens, 20))");
    const found = await Promise.allSettled([broken, ...others].map((id) => find(id, { slide: true })));
    expect(found.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
    await tamper("set_byte(sealed_tokens, 20, 255 - get_byte(sealed_tokens, 20))");
  });

  it("A-05: a request that comes after the log-out finds none, whatever else was being asked", async () => {
    const find = createFindSession(database.store);
    const other = ids[2] ?? "";
    const busy = Array.from({ length: 50 }, () => find(other, { slide: true }));
    // More than once: what is looked up again has to notice what is written just so.
    for (const id of ids.slice(0, 2)) {
      await find(id, { slide: true });
      const during = find(other, { slide: true });
      await endSession(database.store.shared, id);
      expect(await find(id, { slide: true })).toBeUndefined();
      expect(await find(id, { slide: false })).toBeUndefined();
      expect((await during)?.id).toBe(other);
    }
    for (const session of await Promise.all(busy)) expect(session?.id).toBe(other);
  });
});
