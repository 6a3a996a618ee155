import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { recordClientEvent } from "./audit.ts";
import {
  listAuditActions,
  peopleNamed,
  readAuditTrail,
  type TrailFilter,
  type TrailPlace,
} from "./auditTrail.ts";

onEachEngine("the trail of a client", (open) => {
  let database: TestDatabase;
  let clientId: string;
  let actor: { id: string; email: string };
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  const make = async () => {
    const name = `c${randomUUID()}`;
    return (await createClient(database.store, { clientName: name, subdomain: name, displayName: name })).id;
  };
  beforeAll(async () => {
    database = await open();
    clientId = await make();
    actor = await createUser(database.store.shared, {
      email: `${randomUUID()}@a.example`,
      status: "CONFIRMED",
    });
    const other = await make();
    for (const id of [clientId, other])
      await database.store.withClient(id, async (tx) => {
        for (let second = 0; second < 30; second++)
          await recordClientEvent(tx, {
            action: second % 3 === 0 ? "flag.changed" : "membership.added",
            ...(second % 2 === 0 ? { actorUserId: actor.id } : {}),
            subject: second % 5 === 0 ? actor.id : `subject ${second}`,
            details: { second },
          });
      });
    // Three at each moment: pages have to break between equal times too.
    await database.owner.script(`update audit_events
      set at = timestamptz '2026-01-01 00:00:00.123456Z' + make_interval(secs => (details ->> 'second')::int / 3 * 3)`);
  });
  afterAll(() => database.close());

  const all = async (filter: TrailFilter, limit: number) => {
    const seconds: unknown[] = [];
    let after: TrailPlace | undefined;
    do {
      const page = await database.store.withClient(clientId, (tx) =>
        readAuditTrail(tx, filter, after, limit),
      );
      expect(page.events.length).toBeLessThanOrEqual(limit);
      seconds.push(...page.events.map(({ details }) => (details as { second: number }).second));
      after = page.next;
    } while (after !== undefined);
    return seconds;
  };

  it("A-45: is read in pages that miss nothing and repeat nothing, newest first", async () => {
    const whole = await all({}, 100);
    expect(whole.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, i) => i));
    for (const limit of [1, 2, 7, 30]) expect(await all({}, limit)).toEqual(whole);
    const thirds = whole.map((second) => Math.floor(Number(second) / 3));
    expect(thirds).toEqual(thirds.toSorted((a, b) => b - a));
  });

  it("is filtered by what was done, by whom and when", async () => {
    const numbers = (seconds: unknown[]) => seconds.map(Number).toSorted((a, b) => a - b);
    const kept = (is: (second: number) => boolean) => Array.from({ length: 30 }, (_, i) => i).filter(is);
    expect(numbers(await all({ action: "flag.changed" }, 4))).toEqual(kept((i) => i % 3 === 0));
    expect(numbers(await all({ actorUserId: actor.id }, 4))).toEqual(kept((i) => i % 2 === 0));
    expect(numbers(await all({ action: "flag.changed", actorUserId: actor.id }, 4))).toEqual(
      kept((i) => i % 6 === 0),
    );
    expect(numbers(await all({ from: at(9), until: at(21) }, 4))).toEqual(kept((i) => i >= 9 && i < 21));
    expect(await all({ action: "flag" }, 4)).toEqual([]);
    const about = (text: string, userIds: readonly string[] = []) => ({ subject: { text, userIds } });
    expect(numbers(await all(about("SUBJECT 2"), 2))).toEqual(
      kept((i) => i % 5 !== 0 && String(i).startsWith("2")),
    );
    expect(numbers(await all(about("%"), 2))).toEqual([]);
    expect(numbers(await all(about("ject 2", [actor.id]), 4))).toEqual(
      kept((i) => i % 5 === 0 || String(i).startsWith("2")),
    );
    expect(
      numbers(await all({ ...about("ject"), action: "flag.changed", actorUserId: actor.id }, 4)),
    ).toEqual(kept((i) => i % 6 === 0 && i % 5 !== 0));
  });

  const fill = (id: string, count: number) =>
    database.owner.script(`
      insert into audit_events (client_id, at, action, subject)
        select '${id}', timestamptz '2026-01-01Z' + make_interval(secs => n), 'a.b', 'subject ' || n
        from generate_series(1, ${count}) n;
      insert into audit_subjects select distinct client_id, subject from audit_events where client_id = '${id}'`);
  const pagesAbout = async (id: string, text: string, limit: number) => {
    const filter = { subject: { text, userIds: [] } };
    const pages: (string | null)[][] = [];
    let after: TrailPlace | undefined;
    do {
      const page = await database.store.withClient(id, (tx) => readAuditTrail(tx, filter, after, limit));
      pages.push(page.events.map(({ subject }) => subject));
      after = page.next;
    } while (after !== undefined);
    return pages;
  };

  it("finds what few subjects have at once, in whole pages", async () => {
    const id = await make();
    await fill(id, 6_000);
    const pages = await pagesAbout(id, "SUBJECT 17", 50);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 11]);
    const found = pages.flat().map((subject) => Number(subject?.slice(8)));
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(await pagesAbout(id, "nothing of the kind", 50)).toEqual([[]]);
  });

  it("looks for what very many subjects have in as many pages as it takes, and misses none", async () => {
    const id = await make();
    await fill(id, 6_000);
    const pages = await pagesAbout(id, "subject 1", 5_000);
    expect(pages.length).toBe(3);
    expect(pages.flat()).toHaveLength(1_111);
    expect(new Set(pages.flat()).size).toBe(1_111);
  });

  it("finds the people of a text among its own", async () => {
    await database.store.withClient(clientId, (tx) => setMembership(tx, actor.id, "member"));
    const named = (id: string, text: string) => database.store.withClient(id, (tx) => peopleNamed(tx, text));
    expect(await named(clientId, actor.email.slice(2, 30).toUpperCase())).toEqual([actor.id]);
    expect(await named(await make(), actor.email)).toEqual([]);
  });

  it("names people where their accounts are there", async () => {
    const { events } = await database.store.withClient(clientId, (tx) =>
      readAuditTrail(tx, {}, undefined, 30),
    );
    for (const { details, actorEmail, subjectEmail } of events) {
      const { second } = details as { second: number };
      expect([actorEmail, subjectEmail]).toEqual([
        second % 2 === 0 ? actor.email : null,
        second % 5 === 0 ? actor.email : null,
      ]);
    }
  });

  it("lists what was done, each kind once", async () => {
    expect(await database.store.withClient(clientId, listAuditActions)).toEqual([
      "flag.changed",
      "membership.added",
    ]);
    expect(await database.store.withClient(randomUUID(), listAuditActions)).toEqual([]);
  });
});
