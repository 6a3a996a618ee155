import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatasetStorage } from "@stopbank/dataset/read";
import type { ListedPlugin } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { isApiToken, issueApiToken, presentedToken } from "@stopbank/store/api-tokens";
import { findClientByName } from "@stopbank/store/clients";
import { findJobGrant } from "@stopbank/store/jobs";
import { openMemoryStore } from "@stopbank/store/memory";
import { type ClientSeed, seedClients, seedUsers } from "@stopbank/store/seed";
import { findUserByEmail } from "@stopbank/store/users";
import { apiInProcess } from "../api/inProcess.ts";
import { apiOverHttp } from "../api/overHttp.ts";
import { type BffParts, buildBff } from "../app.ts";
import { readBffConfig } from "../config.ts";
import { beginJob } from "./beginJob.ts";
import { startCapturedApi } from "./capturedApi.ts";

const email = "member@stopbank.example";
const seeds: ClientSeed[] = ["larkhaven", "northport", "southport"].map((name) => ({
  clientName: name,
  subdomain: name,
  displayName: name,
  config: {},
}));

/** The ways to the API: what holds over one must hold over the other. */
export const transports = ["over HTTP", "in process"] as const;
export type TransportName = (typeof transports)[number];

/** A file of the shell's that is worth packing. */
export const script = "export const stopbank = 1;\n".repeat(200);

/** An icon of the shell's. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M0 0h16v16z"/></svg>';

export interface StartBffOptions {
  readonly transport?: TransportName;
  readonly env?: NodeJS.ProcessEnv;
  readonly plugins?: readonly ListedPlugin[];
  readonly store?: Store;
  /** With them, jobs are done here. */
  readonly datasets?: DatasetStorage;
  readonly sockets?: BffParts["sockets"];
  readonly logger?: BffParts["logger"];
  /** Adds to the folder of the shell. */
  readonly prepareShell?: (shellFolder: string) => void;
}

/** A whole BFF on a real store, in front of an upstream that shows what it is sent. */
export async function startBff({
  transport = "over HTTP",
  env = {},
  plugins = [],
  store: given,
  datasets,
  sockets,
  logger,
  prepareShell,
}: StartBffOptions = {}) {
  const store = given ?? (await openMemoryStore());
  await seedClients(store, seeds);
  await seedUsers(
    store,
    [{ email, password: "x", status: "CONFIRMED", memberships: { larkhaven: "member", northport: "admin" } }],
    async () => "no hash: the upstream does not ask for one",
  );
  const user = await findUserByEmail(store.shared, email);
  if (user === undefined) throw new Error("the member was not seeded");
  const api = await startCapturedApi(user.id, async (token) =>
    isApiToken(token)
      ? typeof (await presentedToken(store, token)) !== "string"
      : (await findJobGrant(store, token)) !== undefined,
  );
  const shellFolder = mkdtempSync(join(tmpdir(), "stopbank-shell-"));
  writeFileSync(join(shellFolder, "index.html"), "<!doctype html><title>Stopbank</title>");
  writeFileSync(join(shellFolder, "print.html"), "<!doctype html><title>On paper</title>");
  writeFileSync(join(shellFolder, "embed.html"), "<!doctype html><title>A story</title>");
  writeFileSync(join(shellFolder, "script.js"), script);
  mkdirSync(join(shellFolder, "pages"));
  writeFileSync(
    join(shellFolder, "pages", "risk.html"),
    "<!doctype html><title>Stopbank</title><template></template>",
  );
  writeFileSync(
    join(shellFolder, "pages", "home.html"),
    "<!doctype html><title>Stopbank</title><main>Home</main>",
  );
  mkdirSync(join(shellFolder, "icons"));
  writeFileSync(join(shellFolder, "icons", "home.svg"), icon);
  prepareShell?.(shellFolder);
  const config = readBffConfig({ STOPBANK_HOME: shellFolder, ...env });
  const way = transport === "in process" ? apiInProcess(api.listener) : apiOverHttp([api.url]);
  const app = await buildBff({
    config,
    store,
    shellFolder,
    api: way,
    plugins,
    ...(datasets && { datasets }),
    ...(sockets && { sockets }),
    ...(logger === undefined ? {} : { logger }),
  });
  return {
    app,
    api,
    store,
    config,
    /** A job of the member's under work, and how it asks. */
    beginJob: (clientName: string) => beginJob(store, clientName, user.id),
    /** An API token of the member's, in a client of theirs. */
    makeToken: async (clientName: string): Promise<string> => {
      const clientId = String((await findClientByName(store.shared, clientName))?.id);
      const asked = {
        name: "A program",
        scopes: ["map:read"],
        requestsPerMinute: 600,
        userId: user.id,
        madeAs: "member" as const,
        expiresAt: new Date(Date.now() + 60_000),
      };
      const made = await store.withClient(clientId, (tx) => issueApiToken(tx, asked, { most: 10, by: {} }));
      api.state.tokenClients.set(`Bearer ${made.token}`, clientName);
      return made.token;
    },
    close: async () => {
      await app.close();
      await api.close();
      if (given === undefined) await store.close();
      rmSync(shellFolder, { recursive: true, force: true });
    },
  };
}

export type StartedBff = Awaited<ReturnType<typeof startBff>>;

export const fromOurPage = { host: "localhost", "x-requested-by": "stopbank" };

/** Signs in and answers the session cookie, and the mark of this browser, as a browser would send them back. */
export async function signIn(
  { app }: Pick<StartedBff, "app">,
  headers: Record<string, string> = fromOurPage,
  as: string = email,
) {
  const response = await app.inject({
    method: "POST",
    url: "/bff/session",
    headers,
    payload: { email: as, password: "Stopbank-1" },
  });
  const [setCookie = "", setMark = ""] = [response.headers["set-cookie"] ?? []].flat();
  const sentBack = (header: string) => header.split(";", 1)[0] ?? "";
  return { response, setCookie, cookie: sentBack(setCookie), setMark, mark: sentBack(setMark) };
}
