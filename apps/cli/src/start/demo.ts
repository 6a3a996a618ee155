import { join } from "node:path";
import type { HashPool } from "@stopbank/api/hash-pool";
import { palette } from "@stopbank/contract/brand-colours";
import { contentDocument } from "@stopbank/contract/content-documents";
import { mediaFolder } from "@stopbank/contract/media-name";
import { currentVersion, type DatasetStorage } from "@stopbank/dataset/read";
import { isRemote } from "@stopbank/dataset/storage";
import { pushVersion } from "@stopbank/dataset/versions";
import { buildDemo, type DemoProgress, type DrawnPicture, drawDemoPictures } from "@stopbank/demo";
import { type DemoClient, demoClients } from "@stopbank/demo/clients";
import { type DemoDocument, installationDocuments } from "@stopbank/demo/content";
import { withMedia } from "@stopbank/demo/pictures";
import type { Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import {
  type ClientSeed,
  seedClients,
  seedInstallationContent,
  seedUsers,
  type UserSeed,
} from "@stopbank/store/seed";
import { datasetStorage, type Home, stagingFolder } from "../home.ts";
import { timedStep } from "../progress.ts";
import { seedDemoActivity } from "./demoActivity.ts";
import { demoFlagStates } from "./demoFlagStates.ts";
import { seedDemoOperator, seedDemoPeople } from "./demoPeople.ts";
import { readyPictures, seedPictures } from "./demoPictures.ts";

/** For every demo account. Printed at start, and worth nothing elsewhere: they exist in demo mode only. */
const password = "Stopbank-1";

const accounts: readonly (UserSeed & { readonly note: string })[] = [
  {
    email: "admin@stopbank.example",
    password,
    status: "CONFIRMED",
    memberships: { larkhaven: "admin", northport: "admin" },
    note: "admin of Larkhaven and Northport, and operator of this installation",
  },
  {
    email: "member@stopbank.example",
    password,
    status: "CONFIRMED",
    memberships: { larkhaven: "member" },
    note: "member of Larkhaven",
  },
  {
    email: "editor@stopbank.example",
    password,
    status: "CONFIRMED",
    memberships: { larkhaven: "editor" },
    note: "editor of Larkhaven",
  },
  {
    email: "new@stopbank.example",
    password,
    status: "CONFIRMED",
    mustChangePassword: true,
    memberships: { larkhaven: "member" },
    note: "has to choose a new password first",
  },
  {
    email: "unconfirmed@stopbank.example",
    password,
    status: "UNCONFIRMED",
    memberships: { larkhaven: "member" },
    note: "has not confirmed the sign-up",
  },
];

/** Models the demo datasets and creates the demo clients and accounts, as far as they are not there yet. */
export async function prepareDemo(store: Store, home: Home, hashPool: HashPool): Promise<void> {
  const drawn = await publishDemo(home);
  const isNew = (await findClientByName(store.shared, "larkhaven")) === undefined;
  const pictures = isNew ? await readyPictures(drawn ?? drawDemoPictures()) : [];
  const media = new Map(
    pictures.map(({ picture, medium }) => [picture.name, `${mediaFolder}${medium.name}`]),
  );
  const clients = await seedClients(
    store,
    demoClients.map((client) => clientSeed(client, media)),
  );
  await seedPictures(store, clients, pictures);
  await seedInstallationContent(
    store,
    installationDocuments.map((document) => demoDocument(document, media)),
  );
  await seedUsers(store, accounts, (text) => hashPool.hash(text));
  const larkhaven = clients.find(({ clientName }) => clientName === "larkhaven");
  if (!isNew || larkhaven === undefined) return;
  await seedDemoOperator(store, "admin@stopbank.example");
  await seedDemoPeople(store, larkhaven, "admin@stopbank.example");
  await seedDemoActivity(store, larkhaven, datasetStorage(home.datasets));
}

/**
 * Models the demo datasets that are not there yet, and uploads them where datasets lie elsewhere.
 *
 * @returns what the texts show, where the district was modelled.
 */
async function publishDemo({ folder, datasets }: Home): Promise<readonly DrawnPicture[] | undefined> {
  const storage = datasetStorage(datasets);
  const clients = await missingDatasets(storage);
  if (clients.length === 0) return undefined;
  let pictures: readonly DrawnPicture[] | undefined;
  const datasetsRoot = isRemote(datasets) ? join(folder, stagingFolder) : datasets;
  const built = await timedStep("Modelling the demonstration district", () =>
    buildDemo({
      datasetsRoot,
      clients,
      onProgress: tenths(),
      onPictures: (drawn) => {
        pictures = drawn;
      },
    }),
  );
  if (isRemote(datasets))
    for (const { client, version } of built)
      await timedStep(`Uploading ${client} to ${datasets}`, () =>
        pushVersion(datasetsRoot, storage, client, version),
      );
  return pictures;
}

export const demoAccounts = () =>
  `\nDemo accounts, all with the password ${password}:\n${accounts
    .map(({ email, note }) => `  ${email.padEnd(32)}${note}\n`)
    .join("")}`;

async function missingDatasets(storage: DatasetStorage): Promise<string[]> {
  const versions = await Promise.all(
    demoClients.map(async ({ clientName }) => ({
      clientName,
      version: await currentVersion(storage, clientName),
    })),
  );
  return versions.filter(({ version }) => version === undefined).map(({ clientName }) => clientName);
}

/** A line for every tenth of the way, so that a log file stays readable too. */
function tenths(): (progress: DemoProgress) => void {
  let lastTenth = -1;
  return (progress) => {
    const tenth = Math.floor(progress.share * 10);
    if (tenth === lastTenth) return;
    lastTenth = tenth;
    process.stderr.write(`\n    ${String(tenth * 10).padStart(3)} %  ${progress.step} `);
  };
}

const clientSeed = (client: DemoClient, media: ReadonlyMap<string, string>): ClientSeed => ({
  clientName: client.clientName,
  subdomain: client.subdomain,
  displayName: client.displayName,
  config: {
    theme: { primary: palette(client.theme.primary), secondary: palette(client.theme.secondary) },
    logos: { ...client.logos },
    default_location: client.defaultLocation,
    feature_flags: demoFlagStates(client.flags),
    country_codes: ["nz"],
    terrain_map: true,
    ...(client.methodsReportUrl === undefined ? {} : { methods_report_url: client.methodsReportUrl }),
  },
  preferences: {
    term_preference: client.termPreference,
    use_hazard_name: { flag: client.useHazardName },
    basemap_list: client.basemaps.map((label) => ({ label, source: "dataset", type: label.toLowerCase() })),
  },
  content: client.content.map((document) => demoDocument(document, media)),
});

const demoDocument = ({ kind, body, name }: DemoDocument, media: ReadonlyMap<string, string>) =>
  contentDocument(kind, withMedia(body, media), name);
