import type { Store } from "@stopbank/store";
import type { Client } from "@stopbank/store/clients";
import { approveEmailDomain } from "@stopbank/store/email-domains";
import { invite, personToInvite } from "@stopbank/store/invitations";
import { setMembership } from "@stopbank/store/memberships";
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
    await store.withClient(larkhaven.id, (tx) => setMembership(tx, id, "member"));
  }
  const admin = await findUserByEmail(store.shared, adminEmail);
  await store.withClient(larkhaven.id, async (tx) => {
    await approveEmailDomain(tx, approvedDomain);
    const userId = await personToInvite(tx, invitedPerson);
    if (admin !== undefined) await invite(tx, { userId, invitedBy: admin.id });
  });
}
