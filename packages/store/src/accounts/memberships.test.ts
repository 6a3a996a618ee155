import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient, listClients } from "../clients/clients.ts";
import { askForTermsAgain } from "../content/clientContent.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  acceptTerms,
  findMembership,
  listMembers,
  listUserClients,
  membersAmong,
  removeMembership,
  setMembership,
} from "./memberships.ts";
import { createUser, recordLogin } from "./users.ts";

onEachEngine("memberships", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newClient = (displayName: string, name = `c${randomUUID()}`) =>
    createClient(database.store, { clientName: name, subdomain: name, displayName });
  const newUser = (name: string) =>
    createUser(database.store.shared, {
      email: `${name}-${randomUUID()}@stopbank.example`,
      status: "CONFIRMED",
    });

  it("E-09: are of one person in one client: others' stay as they are", async () => {
    const { store } = database;
    const [here, there] = [await newClient("Here"), await newClient("There")];
    const [jo, other] = [await newUser("jo"), await newUser("other")];
    for (const { id } of [here, there])
      await store.withClient(id, async (tx) => {
        for (const user of [jo, other]) await setMembership(tx, user.id, "member");
      });
    await store.withClient(here.id, async (tx) => {
      await setMembership(tx, jo.id, "admin");
      expect(await acceptTerms(tx, jo.id)).toBe(true);
    });
    const of = (clientId: string, userId: string) =>
      store.withClient(clientId, (tx) => findMembership(tx, userId));
    const accepted = (await of(here.id, jo.id))?.acceptedTermsAt;
    expect(accepted).toBeInstanceOf(Date);
    expect(await of(here.id, jo.id)).toEqual({ userId: jo.id, role: "admin", acceptedTermsAt: accepted });
    const untouched = { role: "member", acceptedTermsAt: undefined };
    expect(await of(here.id, other.id)).toEqual({ userId: other.id, ...untouched });
    expect(await of(there.id, jo.id)).toEqual({ userId: jo.id, ...untouched });

    expect(await store.withClient(here.id, (tx) => acceptTerms(tx, jo.id))).toBe(false);
    expect((await of(here.id, jo.id))?.acceptedTermsAt).toEqual(accepted);

    // Terms that ask again: of this client's people, and of those of no other.
    await store.withClient(there.id, (tx) => acceptTerms(tx, jo.id));
    await store.withClient(here.id, askForTermsAgain);
    expect((await of(here.id, jo.id))?.acceptedTermsAt).toBeUndefined();
    expect((await of(there.id, jo.id))?.acceptedTermsAt).toBeInstanceOf(Date);
    expect(await store.withClient(here.id, (tx) => acceptTerms(tx, jo.id))).toBe(true);
    expect((await of(here.id, jo.id))?.acceptedTermsAt).toBeInstanceOf(Date);

    expect(await store.withClient(here.id, (tx) => removeMembership(tx, jo.id))).toBe(true);
    expect(await store.withClient(here.id, (tx) => removeMembership(tx, jo.id))).toBe(false);
    expect(await of(here.id, jo.id)).toBeUndefined();
    expect(await of(here.id, other.id)).toBeDefined();
    expect(await of(there.id, jo.id)).toBeDefined();
  });

  it("ACC-38: do not count as agreed to terms that were put in the same instant, after it", async () => {
    const { store } = database;
    const { id } = await newClient("Here");
    const jo = await newUser("jo");
    await store.withClient(id, (tx) => setMembership(tx, jo.id, "member"));
    // Often enough that the clock stands still between some of them.
    for (let turn = 0; turn < 50; turn += 1) {
      await store.withClient(id, async (tx) => {
        expect(await acceptTerms(tx, jo.id), `accepted ${turn}`).toBe(true);
        expect(await acceptTerms(tx, jo.id), `accepted twice ${turn}`).toBe(false);
        expect((await findMembership(tx, jo.id))?.acceptedTermsAt).toBeInstanceOf(Date);
        await askForTermsAgain(tx);
        expect((await findMembership(tx, jo.id))?.acceptedTermsAt, `asked ${turn}`).toBeUndefined();
      });
    }
  });

  it("E-09: tell who of some people belongs to this client, whatever others they belong to", async () => {
    const { store } = database;
    const [here, there] = [await newClient("Here"), await newClient("There")];
    const [jo, zoe, stranger] = [await newUser("jo"), await newUser("zoe"), await newUser("stranger")];
    await store.withClient(here.id, async (tx) => {
      await setMembership(tx, jo.id, "member");
      await setMembership(tx, zoe.id, "admin");
    });
    await store.withClient(there.id, async (tx) => {
      for (const user of [jo, stranger]) await setMembership(tx, user.id, "member");
    });
    const among = (clientId: string, ...ids: readonly [string, ...string[]]) =>
      store.withClient(clientId, (tx) => membersAmong(tx, ids));
    expect(await among(here.id, jo.id, stranger.id, zoe.id, jo.id)).toEqual(new Set([jo.id, zoe.id]));
    expect(await among(here.id, jo.id)).toEqual(new Set([jo.id]));
    expect(await among(there.id, jo.id, stranger.id, zoe.id)).toEqual(new Set([jo.id, stranger.id]));
    await store.withClient(here.id, (tx) => removeMembership(tx, jo.id));
    expect(await among(here.id, jo.id, zoe.id)).toEqual(new Set([zoe.id]));
    expect(await among(here.id, stranger.id)).toEqual(new Set());
  });

  it("E-09: are listed by person and by client, in the order people read", async () => {
    const { store } = database;
    const names = ["a", "b", "c"].map((name) => `${name}${randomUUID()}`);
    const [last, second, first] = [
      await newClient("Zephyr", names[0]),
      await newClient("Same", names[2]),
      await newClient("Same", names[1]),
    ];
    const [zoe, abe] = [await newUser("zoe"), await newUser("abe")];
    await recordLogin(store.shared, abe.id);
    for (const { id } of [last, second, first])
      await store.withClient(id, (tx) => setMembership(tx, zoe.id, "admin"));
    await store.withClient(last.id, async (tx) => {
      await setMembership(tx, abe.id, "member");
      await acceptTerms(tx, zoe.id);
    });
    const clients = await store.withUser(zoe.id, listUserClients);
    expect(clients).toEqual([
      { ...first, role: "admin", takesPassword: true },
      { ...second, role: "admin", takesPassword: true },
      { ...last, role: "admin", acceptedTermsAt: expect.any(Date), takesPassword: true },
    ]);
    expect((await store.withUser(abe.id, listUserClients)).map(({ id }) => id)).toEqual([last.id]);
    const own = [first.id, second.id, last.id];
    const listed = (await listClients(store.shared)).map(({ id }) => id);
    expect(listed.filter((id) => own.includes(id))).toEqual(own);
    expect(await store.withClient(last.id, listMembers)).toEqual([
      {
        ...{
          userId: abe.id,
          email: abe.email,
          role: "member",
          status: "CONFIRMED",
          createdAt: abe.createdAt,
        },
        ...{ acceptedTermsAt: undefined, lastLoggedInAt: expect.any(Date), loggedInCount: 1 },
      },
      {
        ...{ userId: zoe.id, email: zoe.email, role: "admin", status: "CONFIRMED", createdAt: zoe.createdAt },
        ...{ acceptedTermsAt: expect.any(Date), lastLoggedInAt: undefined, loggedInCount: 0 },
      },
    ]);
  });
});
