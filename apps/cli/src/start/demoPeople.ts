import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { giveRole } from "@stopbank/store/change-role";
import type { Client } from "@stopbank/store/clients";
import { approveEmailDomain } from "@stopbank/store/email-domains";
import { switchFeatureFlag } from "@stopbank/store/feature-flags";
import { invite, personToInvite } from "@stopbank/store/invitations";
import { setOperator } from "@stopbank/store/operators";
import { createUser, findUserByEmail } from "@stopbank/store/users";

/** Whose people become members of Larkhaven by signing up. */
const approvedDomain = "larkhaven.example";

/** Colleagues, so that lists of people have something to show. They have no passwords: nobody logs in as one of them. */
const colleagues: readonly (readonly [name: string, loggedInCount: number, daysSinceLast: number])[] = [
  ["mere.tamihana", 214, 0],
  ["rangi.otene", 131, 1],
  ["susan.clarke", 97, 2],
  ["tama.wiremu", 64, 6],
  ["priya.nair", 41, 9],
  ["james.mcleod", 23, 20],
  ["aroha.ngata", 12, 45],
  ["lucy.zhang", 3, 160],
];

/** Those of them who write its texts and stories. */
const editors: readonly string[] = ["rangi.otene", "priya.nair"];
const byDemonstration = { details: { actor: "demonstration" } };

const invitedPerson = "hana.parata@harbour-engineers.example";
const dayMs = 86_400_000;

/** Gives a new Larkhaven its people: an approved domain, colleagues who have logged in, and one who is invited. */
export async function seedDemoPeople(store: Store, larkhaven: Client, adminEmail: string): Promise<void> {
  const now = Date.now();
  for (const [name, loggedInCount, daysSinceLast] of colleagues) {
    const email = `${name}@${approvedDomain}`;
    const { id } =
      (await findUserByEmail(store.shared, email)) ??
      (await createUser(store.shared, { email, status: "CONFIRMED" }));
    await store.shared
      .updateTable("users")
      .set({
        logged_in_count: loggedInCount,
        last_logged_in_at: new Date(now - daysSinceLast * dayMs),
        created_at: new Date(now - (daysSinceLast + 3 * loggedInCount + 20) * dayMs),
      })
      .where("id", "=", id)
      .execute();
    const role = editors.includes(name) ? "editor" : "member";
    await store.withClient(larkhaven.id, (tx) => giveRole(tx, { userId: id, role, by: byDemonstration }));
  }
  const admin = await findUserByEmail(store.shared, adminEmail);
  await store.withClient(larkhaven.id, async (tx) => {
    await approveEmailDomain(tx, approvedDomain);
    await recordClientEvent(tx, {
      action: "email-domain.changed",
      subject: approvedDomain,
      details: { ...byDemonstration.details, before: [], after: [approvedDomain] },
    });
    const userId = await personToInvite(tx, invitedPerson);
    if (admin === undefined) return;
    await invite(tx, { userId, by: { userId: admin.id }, role: "editor" });
    // What an administrator did in passing, so that the trail has something to tell.
    for (const position of ["off", "on"] as const) {
      const before = await switchFeatureFlag(tx, "attributeFilters", position);
      await recordClientEvent(tx, {
        action: "flag.changed",
        actorUserId: admin.id,
        subject: "attributeFilters",
        details: { before, after: position },
      });
    }
  });
}

/** Makes somebody an operator, so that the installation's own panel has something to show. */
export async function seedDemoOperator(store: Store, email: string): Promise<void> {
  const user = await findUserByEmail(store.shared, email);
  if (user !== undefined) await setOperator(store, user, { isOn: true, by: byDemonstration.details });
}
