import { randomUUID } from "node:crypto";
import { palette } from "@stopbank/contract/brand-colours";
import { Role } from "@stopbank/contract/role";
import type { Manifest } from "@stopbank/dataset/manifest";
import { currentVersion, type DatasetStorage, openDataset } from "@stopbank/dataset/read";
import { recordClientEvent } from "@stopbank/store/audit";
import { giveRole } from "@stopbank/store/change-role";
import { findClientByName } from "@stopbank/store/clients";
import { insertSeededClient } from "@stopbank/store/seed";
import { Type } from "typebox";
import { flagStates } from "../../../start/flagStates.ts";
import { byCommandLine, Email, order, userOf } from "../order.ts";

/** Flags that say something is unfinished or hidden stay off; every feature is on until an admin chooses. */
const off: readonly string[] = ["riskModuleIsInDevelopment", "hideAccessModule"];

/**
 * Creates a client, and makes existing accounts its members. The map opens where its dataset lies. A client that is there
 * keeps its settings.
 */
export const addClient = order({
  body: Type.Object(
    {
      // Part of an address.
      name: Type.String({ pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" }),
      displayName: Type.String({ minLength: 1, maxLength: 200 }),
      members: Type.Array(Type.Object({ email: Email, role: Role }), { maxItems: 200 }),
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { name, displayName, members }) => {
    const { store, datasets } = tools;
    const manifest = await publishedManifest(datasets, name);
    const users = await Promise.all(members.map(({ email }) => userOf(tools, email)));
    const existing = await findClientByName(store.shared, name);
    await store.withClient(existing?.id ?? randomUUID(), async (tx) => {
      if (existing === undefined) {
        await insertSeededClient(tx, clientSeed(name, displayName, manifest));
        const details = byCommandLine({ before: null, after: { name, displayName } });
        await recordClientEvent(tx, { action: "client.added", subject: name, details });
      }
      for (const [i, { id: userId }] of users.entries()) {
        const { role } = members[i]!;
        await giveRole(tx, { userId, role, by: { details: byCommandLine() } });
      }
    });
    const people = members.map(({ email, role }) => `, ${email} is ${role}`).join("");
    return (
      `${existing === undefined ? "Created" : "Kept"} the client ${name}${people}.` +
      (manifest === undefined ? "\nIt has no dataset yet: publish one with `stopbank import`." : "")
    );
  },
});

async function publishedManifest(storage: DatasetStorage, client: string): Promise<Manifest | undefined> {
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
