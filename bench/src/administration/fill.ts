import { openStore, type Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";

export interface Filling {
  readonly members: number;
  readonly events: number;
}

const batch = 4_000;
const actions = [
  "flag.changed",
  "membership.added",
  "membership.invited",
  "membership.removed",
  "membership.role-changed",
  "terms.accepted",
  "email-domain.changed",
  "content.written",
];

/**
 * Gives larkhaven members and a trail of three years, by some twenty actors; one event in ten thousand is of a kind and a person that
 * are rare. The product has to be stopped where the store is embedded.
 */
export async function fillLarkhaven(
  home: string,
  databaseUrl: string | undefined,
  { members, events }: Filling,
): Promise<void> {
  const store = await openStore({ home, databaseUrl });
  try {
    const client = await findClientByName(store.shared, "larkhaven");
    if (client === undefined) throw new Error("There is no larkhaven.");
    const people = await addMembers(store, client.id, members);
    await addEvents(store, client.id, people, events);
  } finally {
    await store.close();
  }
}

async function addMembers(store: Store, clientId: string, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from) }, (_, i) => from + i);
    const added = await store.shared
      .insertInto("users")
      .values(numbers.map((n) => ({ email: `bench-${n}@larkhaven.example`, status: "CONFIRMED" })))
      .returning("id")
      .execute();
    await store.withClient(clientId, (tx) =>
      tx
        .insertInto("memberships")
        .values(added.map(({ id }) => ({ client_id: clientId, user_id: id, role: "member" })))
        .execute(),
    );
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

async function addEvents(
  store: Store,
  clientId: string,
  people: readonly string[],
  count: number,
): Promise<void> {
  const threeYearsMs = 3 * 365 * 86_400_000;
  const begun = Date.now() - threeYearsMs;
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, i) => {
      const n = from + i;
      const isRare = n % 10_000 === 17;
      return {
        client_id: clientId,
        // The table dates its rows itself; these are of the past.
        at: new Date(begun + (n / count) * threeYearsMs) as never,
        actor_user_id: people[isRare ? 5_000 : n % 20] ?? null,
        action: isRare ? "client.added" : (actions[n % actions.length] ?? "flag.changed"),
        subject: isRare ? `rare subject ${n}` : (people[(n * 7) % people.length] ?? `subject ${n}`),
        details: JSON.stringify({ before: n % 2 === 0 ? "off" : "on", after: n % 2 === 0 ? "on" : "off" }),
      };
    });
    await store.withClient(clientId, async (tx) => {
      await tx.insertInto("audit_events").values(rows).execute();
      const subjects = [...new Set(rows.map(({ subject }) => subject))];
      await tx
        .insertInto("audit_subjects")
        .values(subjects.map((subject) => ({ client_id: clientId, subject })))
        .onConflict((known) => known.doNothing())
        .execute();
    });
  }
}
