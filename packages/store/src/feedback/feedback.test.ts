import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  listFeedback,
  type NewFeedback,
  readFeedbackPicture,
  saveFeedback,
  setFeedbackState,
} from "./feedback.ts";

onEachEngine("feedback", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  let made = 0;
  const newClient = () => {
    const name = `feedback-${++made}`;
    return createClient(database.store, { clientName: name, subdomain: name, displayName: name });
  };
  const comment: NewFeedback = { kind: "Comment", text: "Kia ora", layers: [] };

  it("AMB-06: is kept with all that was said, new, in its own client alone", async () => {
    const { store } = database;
    const [client, other] = [await newClient(), await newClient()];
    const user = await createUser(store.shared, { email: "aroha@a.example", status: "CONFIRMED" });
    const whole: NewFeedback = {
      kind: "Issue",
      text: 'The map is dark ~ \u{1f30a} "quoted" ā',
      layers: ["Buildings", "River flood"],
      email: "aroha@a.example",
      userId: user.id,
      page: "/risk?x=1",
      eventId: "0123456789abcdef0123456789abcdef",
    };
    const bytes = Uint8Array.of(0, 255, 1, 2);
    const picture = { name: "feedback-1.webp", givenName: "my_screen shot.png" };
    const id = await store.withClient(client.id, (tx) =>
      saveFeedback(tx, { ...whole, picture: { ...picture, bytes } }),
    );
    const [kept] = await store.withClient(client.id, (tx) => listFeedback(tx, 10));
    expect(kept).toEqual({ ...whole, id, picture, state: "new", createdAt: expect.any(Date) });
    expect([...((await store.withClient(client.id, (tx) => readFeedbackPicture(tx, id))) ?? [])]).toEqual([
      ...bytes,
    ]);
    expect(await store.withClient(other.id, (tx) => listFeedback(tx, 10))).toEqual([]);
    expect(await store.withClient(other.id, (tx) => readFeedbackPicture(tx, id))).toBeUndefined();
  });

  it("stays when whoever wrote it has gone", async () => {
    const { store } = database;
    const client = await newClient();
    const user = await createUser(store.shared, { email: "gone@a.example", status: "CONFIRMED" });
    await store.withClient(client.id, (tx) => saveFeedback(tx, { ...comment, userId: user.id }));
    await store.shared.deleteFrom("users").where("id", "=", user.id).execute();
    const [kept] = await store.withClient(client.id, (tx) => listFeedback(tx, 10));
    expect(kept).toMatchObject({ text: "Kia ora", userId: undefined });
  });

  it("says how far it has come, within its client", async () => {
    const { store } = database;
    const [client, other] = [await newClient(), await newClient()];
    const id = await store.withClient(client.id, (tx) => saveFeedback(tx, comment));
    expect(await store.withClient(other.id, (tx) => setFeedbackState(tx, id, "done"))).toBeUndefined();
    expect(await store.withClient(client.id, (tx) => setFeedbackState(tx, id, "open"))).toBe("new");
    expect(await store.withClient(client.id, (tx) => setFeedbackState(tx, id, "open"))).toBe("open");
    const [kept] = await store.withClient(client.id, (tx) => listFeedback(tx, 1));
    expect(kept?.state).toBe("open");
  });

  it("lists the newest first, and as many as asked for", async () => {
    const { store } = database;
    const client = await newClient();
    for (const text of ["first", "second", "third"])
      await store.withClient(client.id, (tx) => saveFeedback(tx, { ...comment, text }));
    const listed = await store.withClient(client.id, (tx) => listFeedback(tx, 2));
    expect(listed.map(({ text }) => text)).toEqual(["third", "second"]);
  });
});
