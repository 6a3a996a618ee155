import type { FeatureFlags } from "@stopbank/contract/flags";
import type { Store } from "@stopbank/store";
import { openMemoryStore } from "@stopbank/store/memory";
import { seedClients, seedUsers } from "@stopbank/store/seed";
import { findUserByEmail } from "@stopbank/store/users";
import type { TestPerson } from "./testCallers.ts";

export const testClient = {
  client_name: "larkhaven",
  subdomain: "larkhaven",
  display_name: "Larkhaven District Council",
};

export interface Seeded {
  readonly store: Store;
  readonly userIds: Readonly<Record<TestPerson, string>>;
}

/** A real store in memory, with the client and the people whom the stand-in API knows. */
export async function openSeededStore(flags: FeatureFlags): Promise<Seeded> {
  const store = await openMemoryStore();
  const { client_name: clientName, subdomain, display_name: displayName } = testClient;
  await seedClients(store, [{ clientName, subdomain, displayName, config: { feature_flags: flags } }]);
  const idOf = async (name: TestPerson) => {
    const email = `${name}@stopbank.example`;
    await seedUsers(
      store,
      [{ email, password: "", status: "CONFIRMED", memberships: { [clientName]: name } }],
      async () => "no hash: nobody logs in here",
    );
    const user = await findUserByEmail(store.shared, email);
    if (user === undefined) throw new Error(`${email} was not seeded`);
    return user.id;
  };
  return { store, userIds: { member: await idOf("member"), admin: await idOf("admin") } };
}
