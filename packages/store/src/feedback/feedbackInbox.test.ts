import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createClient } from "../clients/clients.ts";
import type { PagePlace } from "../scope/page.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { readFeedbackPicture, saveFeedback, setFeedbackState } from "./feedback.ts";
import {
  countFeedbackStates,
  deleteFeedback,
  type InboxFilter,
  purgeFeedback,
  readInbox,
} from "./feedbackInbox.ts";

onEachEngine("the inbox", (open) => {
  let database: TestDatabase;
  let clientId: string;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clientId = await newClient();
  });

  const newClient = async () => {
    const name = `c${randomUUID()}`;
    return (await createClient(database.store, { clientName: name, subdomain: name, displayName: name })).id;
  };
  const send = (text: string, more: { email?: string; picture?: boolean } = {}, id = clientId) =>
    database.store.withClient(id, (tx) =>
      saveFeedback(tx, {
        kind: "Comment",
        text,
        layers: [],
        email: more.email,
        ...(more.picture
          ? { picture: { name: "a.webp", givenName: "a.png", bytes: Uint8Array.of(1, 2) } }
          : {}),
      }),
    );
  const all = async (filter: InboxFilter, limit: number) => {
    const texts: string[] = [];
    let after: PagePlace | undefined;
    do {
      const page = await database.store.withClient(clientId, (tx) => readInbox(tx, filter, after, limit));
      expect(page.items.length).toBeLessThanOrEqual(limit);
      texts.push(...page.items.map(({ text }) => text));
      after = page.next;
    } while (after !== undefined);
    return texts;
  };

  it("A-45: is read in pages that miss nothing and repeat nothing, newest first", async () => {
    for (let i = 0; i < 12; i++) await send(`message ${i}`);
    // Three at each moment: pages have to break between equal times too.
    await database.owner.script(`update feedback set created_at =
      timestamptz '2026-01-01 00:00:00.123456Z' + make_interval(secs => substr(text, 9)::int / 3 * 3)
      where client_id = '${clientId}'`);
    const whole = await all({}, 100);
    expect(whole.toSorted()).toEqual(Array.from({ length: 12 }, (_, i) => `message ${i}`).toSorted());
    for (const limit of [1, 2, 5, 12]) expect(await all({}, limit)).toEqual(whole);
  });

  it("is filtered by state and by words as they are written, and is its client's alone", async () => {
    const first = await send("The river is 100% dry", { email: "aroha@a.example" });
    await send("Kia ora");
    await send("Another river", {}, await newClient());
    await database.store.withClient(clientId, (tx) => setFeedbackState(tx, first, "done"));
    expect(await all({ search: "RIVER" }, 10)).toEqual(["The river is 100% dry"]);
    expect(await all({ search: "Aroha@" }, 10)).toEqual(["The river is 100% dry"]);
    expect(await all({ search: "0% d" }, 10)).toHaveLength(1);
    // No wildcards.
    expect(await all({ search: "%" }, 10)).toHaveLength(1);
    expect(await all({ search: "r_ver" }, 10)).toEqual([]);
    expect(await all({ state: "new" }, 10)).toEqual(["Kia ora"]);
    expect(await database.store.withClient(clientId, countFeedbackStates)).toEqual({
      new: 1,
      open: 0,
      done: 1,
    });
  });

  it("lets go of one with its picture, within its client", async () => {
    const id = await send("With a picture", { picture: true });
    const other = await newClient();
    expect(await database.store.withClient(other, (tx) => deleteFeedback(tx, id))).toBeUndefined();
    expect(await database.store.withClient(clientId, (tx) => readFeedbackPicture(tx, id))).toBeDefined();
    expect(await database.store.withClient(clientId, (tx) => deleteFeedback(tx, id))).toMatchObject({
      state: "new",
    });
    expect(await all({}, 10)).toEqual([]);
  });

  it("lets go of what came two years ago", async () => {
    const old = await send("old");
    await send("new");
    await database.owner.script(
      `update feedback set created_at = now() - interval '731 days' where id = '${old}'`,
    );
    const purged = () => database.store.withClient(clientId, (tx) => purgeFeedback(tx, 730));
    expect([await purged(), await purged()]).toEqual([1, 0]);
    expect(await all({}, 10)).toEqual(["new"]);
  });
});
