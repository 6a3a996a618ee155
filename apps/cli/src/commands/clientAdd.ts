import type { Manifest } from "@stopbank/dataset/manifest";
import { currentVersion, openDataset } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import { openStore, type Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import { setMembership } from "@stopbank/store/memberships";
import { seedClients } from "@stopbank/store/seed";
import { findUserByEmail } from "@stopbank/store/users";
import { datasetStorage, readHome } from "../home.ts";
import { flagStates } from "../start/flagStates.ts";
import { palette } from "../start/palette.ts";

export interface ClientAddFlags {
  readonly displayName: string;
  /** `e-mail:role` or an e-mail alone for members. */
  readonly member: readonly string[];
}

interface Member {
  readonly email: string;
  readonly role: "admin" | "member";
}

/** Flags that say something is unfinished or hidden stay off; every feature is on until an admin chooses. */
const off: readonly string[] = ["riskModuleIsInDevelopment", "hideAccessModule"];

const namePattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * `stopbank client add <name>`: creates a client, and makes existing accounts its members. The map opens where its
 * dataset lies. A client that is there keeps its settings.
 *
 * @throws DomainError `client/bad-name`, `client/bad-member`, `client/unknown-user`, `store/in-use` while the embedded
 * server runs.
 */
export async function clientAdd(name: string, flags: ClientAddFlags): Promise<void> {
  if (!namePattern.test(name))
    throw new DomainError(
      "invalid",
      "client/bad-name",
      `"${name}" cannot be a client's name, because it becomes part of an address: use lower-case letters, digits and hyphens.`,
    );
  const members = flags.member.map(readMember);
  const home = readHome(process.env);
  const manifest = await publishedManifest(name);
  const store = await openStore({ ...home, home: home.folder });
  try {
    const users = await Promise.all(members.map(({ email }) => findUser(store, email)));
    const existing = await findClientByName(store.shared, name);
    const [client] = await seedClients(store, [clientSeed(name, flags.displayName, manifest)]);
    await store.withClient(client!.id, async (tx) => {
      for (const [i, user] of users.entries()) await setMembership(tx, user.id, members[i]!.role);
    });
    process.stdout.write(
      `${existing === undefined ? "Created" : "Kept"} the client ${name}` +
        `${members.map(({ email, role }) => `, ${email} is ${role}`).join("")}.\n` +
        `${manifest === undefined ? `It has no dataset yet: publish one with \`stopbank import\`.\n` : ""}`,
    );
  } finally {
    await store.close();
  }
}

function readMember(text: string): Member {
  const [, email, role = "member"] = /^([^\s:]+@[^\s:]+?)(?::(\w+))?$/.exec(text) ?? [];
  if (email !== undefined && (role === "admin" || role === "member")) return { email, role };
  throw new DomainError(
    "invalid",
    "client/bad-member",
    `"${text}" is no member: write an e-mail address, and after a colon admin or member.`,
  );
}

async function findUser(store: Store, email: string) {
  const user = await findUserByEmail(store.shared, email);
  if (user !== undefined) return user;
  throw new DomainError(
    "not-found",
    "client/unknown-user",
    `There is no account ${email}. Sign up first, or start the demo once for its accounts.`,
  );
}

async function publishedManifest(client: string): Promise<Manifest | undefined> {
  const storage = datasetStorage();
  if ((await currentVersion(storage, client)) === undefined) return undefined;
  return (await openDataset(storage, client)).manifest;
}

const clientSeed = (clientName: string, displayName: string, manifest: Manifest | undefined) => ({
  clientName,
  subdomain: clientName,
  displayName,
  config: {
    theme: { primary: palette("#0b2545"), secondary: palette("#2f80ed") },
    ...(manifest === undefined ? {} : { default_location: middleOf(manifest.bounds) }),
    feature_flags: flagStates((flag) => !off.includes(flag)),
    country_codes: ["nz"],
    terrain_map: true,
  },
  preferences: { term_preference: { risk: false, hazard: true } },
});

/** The middle of bounds and a zoom at which they fit a map about 1000 px wide. */
function middleOf([west, south, east, north]: Manifest["bounds"]) {
  const widthDegrees = Math.max(east - west, (north - south) * 1.5, 0.005);
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return {
    longitude: round((west + east) / 2),
    latitude: round((south + north) / 2),
    zoom: Math.round(Math.log2((360 / widthDegrees) * 2) * 10) / 10,
  };
}
