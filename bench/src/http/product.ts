import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@stopbank/http-edge/testing/free-port";

export interface Product {
  readonly origin: string;
  /** From the command to the first time it said it was ready. */
  readonly startMs: number;
  /** Processor time it has taken so far, its threads included; NaN where the system does not say. */
  cpuMs(): Promise<number>;
  /** Memory that it holds now; NaN where the system does not say. */
  memoryMegabytes(): Promise<number>;
  stop(): Promise<void>;
}

/** The BFF's process, before those of the API. */
export interface Servers extends Product {
  readonly apiOrigins: readonly string[];
}

const thisCheckout = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Starts the product as a user would, as a process of its own, and waits until it is ready.
 *
 * @param home its state folder.
 * @param nodeArguments further arguments of Node, such as `--cpu-prof`.
 * @param checkout the folder of the product's sources, if not these.
 */
export const startProduct = (
  home: string,
  datasets: string,
  nodeArguments: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  checkout = thisCheckout,
): Promise<Product> =>
  startProcess(
    "start",
    { STOPBANK_HOME: home, STOPBANK_DATASETS: datasets, ...env },
    nodeArguments,
    checkout,
  );

/**
 * The product as processes of its own on PostgreSQL: one BFF, in front of so many of the API.
 *
 * @param databaseUrl of a database that a start has prepared.
 */
export async function startServers(
  home: string,
  datasets: string,
  databaseUrl: string,
  apis: number,
): Promise<Servers> {
  const env = {
    STOPBANK_HOME: home,
    STOPBANK_DATASETS: datasets,
    DATABASE_URL: databaseUrl,
    STOPBANK_TOKEN_KEY: Buffer.alloc(32, 7).toString("base64url"),
    STOPBANK_FILES: join(home, "files"),
    STOPBANK_JOBS_KEY: Buffer.alloc(32, 8).toString("base64url"),
    STOPBANK_LOG_LEVEL: "warn",
  };
  const servers = await Promise.all(Array.from({ length: apis }, () => startProcess("api", env)));
  const bff = await startProcess("bff", { ...env, API_URL: servers.map(({ origin }) => origin).join(",") });
  return {
    ...bff,
    apiOrigins: servers.map(({ origin }) => origin),
    stop: async () => {
      for (const each of [bff, ...servers]) await each.stop();
    },
  };
}

async function startProcess(
  command: "start" | "api" | "bff",
  env: Readonly<Record<string, string>>,
  nodeArguments: readonly string[] = [],
  checkout = thisCheckout,
): Promise<Product> {
  const main = join(checkout, "apps/cli/src/main.ts");
  const port = await freePort();
  const started = performance.now();
  const server = spawn(process.execPath, [...nodeArguments, main, command], {
    env: { ...process.env, ...env, PORT: String(port), HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outputLines: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => outputLines.push(chunk.toString()));
  const killAtExit = () => server.kill("SIGKILL");
  process.once("exit", killAtExit);
  let stopping = false;
  server.once("exit", (code, signal) => {
    if (stopping) return;
    process.stderr.write(`The product ended by itself (${signal ?? code}).\n${outputLines.join("")}\n`);
    process.exit(1);
  });
  const origin = `http://localhost:${port}`;
  await untilReady(server, origin, outputLines);
  return {
    origin,
    startMs: performance.now() - started,
    cpuMs: () => cpuMsOf(server.pid),
    memoryMegabytes: () => memoryMegabytesOf(server.pid),
    stop: async () => {
      stopping = true;
      process.off("exit", killAtExit);
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** User and system time of a process, from Linux' clock of a hundredth of a second. */
async function cpuMsOf(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user, system] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** The resident set, as Linux has it. */
async function memoryMegabytesOf(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) / 1_024;
}

async function untilReady(
  server: ChildProcess,
  origin: string,
  outputLines: readonly string[],
): Promise<void> {
  for (let attempt = 0; attempt < 6_000; attempt++) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await sleep(10);
  }
  server.kill("SIGKILL");
  throw new Error(`The product did not get ready.\n${outputLines.join("")}`);
}
