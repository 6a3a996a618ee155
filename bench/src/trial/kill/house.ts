import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import { createServer, runCommand, type Server } from "./server.ts";

export type Engine = "pglite" | "postgresql";

/** The product with the demonstration, in one process or in several. */
export interface House {
  readonly engine: Engine;
  readonly origin: string;
  readonly home: string;
  readonly servers: readonly Server[];
  /** The one whose browser prints, and whose end leaves jobs behind. */
  readonly works: Server;
  /** Jobs that were written down as done, as whoever did them logged it. */
  readonly logged: readonly { readonly job: string; readonly isKept: boolean }[];
  /** Runs a command of `stopbank` beside it. */
  run(...args: readonly string[]): Promise<void>;
  stop(): Promise<readonly (number | null)[]>;
}

export interface Places {
  /** The state folder, and the temp folder of all that is started. */
  readonly home: string;
  readonly temp: string;
  readonly datasets: string;
}

/** Everything in one process, on the embedded store. */
export async function startEmbedded({ home, temp, datasets }: Places): Promise<House> {
  const port = await freePort();
  const env = {
    ...common(temp, port),
    STOPBANK_HOME: home,
    STOPBANK_DATASETS: datasets,
    STOPBANK_DEMO: "1",
    DATABASE_URL: "",
    API_URL: "",
  };
  const logged: { job: string; isKept: boolean }[] = [];
  const product = createServer("product", "start", env, (line) => hear(line, logged));
  await product.start();
  return houseOf("pglite", port, home, [product], product, logged, env);
}

/** Two processes of the API, a BFF and a worker, as docker-compose.production.yml has them. */
export async function startSeparate(
  { home, temp, datasets }: Places,
  database: { readonly url: string; readonly ownerUrl: string },
): Promise<House> {
  const [api1, api2, bff, work] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const shared = {
    STOPBANK_HOME: home,
    STOPBANK_DATASETS: datasets,
    DATABASE_URL: database.url,
    STOPBANK_TOKEN_KEY: Buffer.alloc(32, 7).toString("base64url"),
    STOPBANK_JOBS_KEY: Buffer.alloc(32, 8).toString("base64url"),
    STOPBANK_FILES: join(home, "files"),
    PUBLIC_URL: `http://localhost:${bff}`,
    API_URL: `http://127.0.0.1:${api1},http://127.0.0.1:${api2}`,
    BFF_URL: `http://127.0.0.1:${bff}`,
  };
  const owner = { ...shared, DATABASE_OWNER_URL: database.ownerUrl };
  await runCommand(["migrate"], owner);
  await runCommand(["demo"], owner);
  const logged: { job: string; isKept: boolean }[] = [];
  const server = (name: string, command: string, port: number) =>
    createServer(name, command, { ...shared, ...common(temp, port) }, (line) => hear(line, logged));
  const worker = server("worker", "worker", work);
  const servers = [server("api", "api", api1), server("api", "api", api2), server("bff", "bff", bff), worker];
  for (const each of servers) await each.start();
  return houseOf("postgresql", bff, home, servers, worker, logged, shared);
}

function houseOf(
  engine: Engine,
  port: number,
  home: string,
  servers: readonly Server[],
  works: Server,
  logged: House["logged"],
  env: Readonly<Record<string, string>>,
): House {
  return {
    engine,
    origin: `http://localhost:${port}`,
    home,
    servers,
    works,
    logged,
    run: (...args) => runCommand(args, env),
    stop: async () => {
      const codes: (number | null)[] = [];
      for (const server of servers.toReversed()) codes.push(await server.stop());
      return codes;
    },
  };
}

const common = (temp: string, port: number) => ({
  TMPDIR: temp,
  PORT: String(port),
  HOST: "127.0.0.1",
  STOPBANK_LOG_LEVEL: "info",
  // Not into the temp folder, where what others leave is looked for.
  NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
});

function hear(line: string, logged: { job: string; isKept: boolean }[]): void {
  if (!line.includes('"a job is done"')) return;
  const { job, isKept } = JSON.parse(line) as { job: string; isKept: boolean };
  logged.push({ job, isKept });
}
