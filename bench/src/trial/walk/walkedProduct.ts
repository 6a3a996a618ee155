import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApi } from "@stopbank/api";
import { readApiConfig } from "@stopbank/api/config";
import { createDatasets } from "@stopbank/api/datasets";
import { createHashPool } from "@stopbank/api/hash-pool";
import { buildBff } from "@stopbank/bff";
import { readBffConfig } from "@stopbank/bff/config";
import { type ApiTransport, apiInProcess } from "@stopbank/bff/in-process";
import { contentDocument } from "@stopbank/contract/content-documents";
import { featureFlags } from "@stopbank/contract/flags";
import type { DevMail } from "@stopbank/contract/people";
import { localStorage } from "@stopbank/dataset/read";
import { openStore, type Store } from "@stopbank/store";
import { saveFeedback } from "@stopbank/store/feedback";
import { openMemoryStore } from "@stopbank/store/memory";
import { type ClientSeed, seedClients, seedUsers } from "@stopbank/store/seed";
import { type Canary, canaries, emailOf } from "./canaries.ts";
import { type DoorRoute, doorRoutes } from "./doorRequest.ts";
import { publishCanary } from "./publishCanary.ts";

export const password = "Stopbank-1";

/** Whoever walks, and people who may come to harm by it. */
export const roles = ["member", "editor", "admin"] as const;
const expendable = ["first", "second", "third"] as const;

/** A product with three clients in this process, which listens on the loopback. */
export interface WalkedProduct {
  readonly origin: string;
  readonly store: Store;
  /** What both servers have logged since it was asked last. */
  takeLog(): string;
  /** Every mail so far. */
  mails(): Promise<readonly DevMail[]>;
  /** Writes a line to the log, as either server does. */
  say(line: string): void;
  /** Versions of datasets, by client. */
  readonly versions: Readonly<Record<string, string>>;
  readonly doorRoutes: readonly DoorRoute[];
  close(): Promise<void>;
}

/**
 * @param spoil lets a test have answers of the API leak.
 * @param database an empty one on PostgreSQL; without it the store is embedded and in memory.
 */
export async function startWalkedProduct(
  spoil: (api: ApiTransport) => ApiTransport = (api) => api,
  database?: { readonly databaseUrl: string; readonly ownerDatabaseUrl: string },
): Promise<WalkedProduct> {
  const home = await mkdtemp(join(tmpdir(), "stopbank-walk-"));
  const datasets = join(home, "datasets");
  const versions: Record<string, string> = {};
  for (const canary of canaries) versions[canary.name] = await publishCanary(datasets, canary);
  const store = database === undefined ? await openMemoryStore() : await openStore({ ...database, home });
  const hashPool = createHashPool();
  // All of them have one password, so one hash does.
  const passwordHash = await hashPool.hash(password);
  await seed(store, async () => passwordHash);
  const lines: string[] = [];
  const logger = { level: "trace", stream: { write: (line: string) => void lines.push(line) } };
  const env = {
    STOPBANK_HOME: home,
    STOPBANK_DATASETS: datasets,
    STOPBANK_DEMO: "1",
    STOPBANK_PUBLIC_CLIENT: canaries[0].name,
    STOPBANK_TRUSTED_PROXIES: "127.0.0.1",
    STOPBANK_JOBS_KEY: randomBytes(32).toString("base64url"),
    STOPBANK_TOKEN_KEY: randomBytes(32).toString("base64url"),
    PUBLIC_URL: "http://localhost",
  };
  const config = readApiConfig(env);
  const api = await buildApi({
    store,
    datasets: createDatasets(localStorage(datasets), 64 * 1_048_576),
    tokenKeys: [randomBytes(32)],
    config,
    logger,
    hashPool,
  });
  await api.ready();
  const shellFolder = join(home, "shell");
  await mkdir(shellFolder);
  await writeFile(join(shellFolder, "index.html"), "<!doctype html><title>Stopbank</title>");
  const bff = await buildBff({
    config: readBffConfig(env),
    store,
    shellFolder,
    api: spoil(apiInProcess(api.routing)),
    logger,
    datasets: localStorage(datasets),
  });
  const origin = await bff.listen({ host: "127.0.0.1", port: 0 });
  return {
    origin,
    store,
    versions,
    takeLog: () => lines.splice(0).join(""),
    say: (line) => void lines.push(line),
    mails: async () => (await api.inject({ url: "/dev/mail" })).json(),
    doorRoutes: doorRoutes(bff.printRoutes({ commonPrefix: false })),
    close: async () => {
      await bff.close();
      await api.close();
      await store.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function seed(store: Store, hash: (text: string) => Promise<string>): Promise<void> {
  const clients = await seedClients(store, canaries.map(clientSeed));
  await seedUsers(
    store,
    canaries.flatMap((canary) => [
      ...roles.map((role) => personSeed(canary, role, role)),
      ...expendable.map((who) => personSeed(canary, who, "member")),
    ]),
    hash,
  );
  for (const [i, { id }] of clients.entries())
    await store.withClient(id, (tx) =>
      saveFeedback(tx, {
        kind: "Comment",
        text: canaries[i]?.secret ?? "",
        layers: [canaries[i]?.secret ?? ""],
      }),
    );
}

export const expendableEmails = (canary: Canary) => expendable.map((who) => emailOf(canary, who));

const personSeed = (canary: Canary, who: string, role: (typeof roles)[number]) => ({
  email: emailOf(canary, who),
  password,
  status: "CONFIRMED" as const,
  memberships: { [canary.name]: role },
});

const clientSeed = (canary: Canary): ClientSeed => {
  const { name, secret } = canary;
  return {
    clientName: name,
    subdomain: name,
    displayName: secret,
    config: {
      terrain_map: true,
      logos: { full: `<svg xmlns="http://www.w3.org/2000/svg"><title>${secret}</title></svg>` },
      feature_flags: Object.fromEntries(featureFlags.map((flag) => [flag, { enabled: "enabled" as const }])),
    },
    content: [
      contentDocument("terms", { html: `<p>${secret}</p>` }),
      contentDocument("help", { title: secret, body: secret }, `${name}.md`),
    ],
  };
};
