import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

export interface TemporaryPostgres {
  /** A superuser's URL to one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/**
 * Starts a PostgreSQL server on a socket in a temporary folder. It refuses to run as root, so root hands it to an
 * unprivileged account.
 */
export async function startTemporaryPostgres(binaries: string): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "stopbank-pg-"));
  const account = process.getuid?.() === 0 ? await unprivilegedAccount() : undefined;
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const run = { cwd: folder, ...account };
  const data = join(folder, "data");
  await promisify(execFile)(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    run,
  );
  // Only what must survive a crash needs fsync, and this server holds no such thing.
  const settings = [
    "fsync=off",
    "listen_addresses=",
    "shared_buffers=16MB",
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(join(binaries, "postgres"), ["-D", data, ...settings.flatMap((one) => ["-c", one])], {
    ...run,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const log: string[] = [];
  server.stderr?.on("data", (chunk: Buffer) => log.push(chunk.toString()));
  const killAtExit = () => server.kill("SIGQUIT");
  process.once("exit", killAtExit);

  const url = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await untilReady(server, url("postgres"), log);
  return {
    url,
    stop: async () => {
      process.off("exit", killAtExit);
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess, url: string, log: readonly string[]): Promise<void> {
  let lastError: unknown;
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      lastError = error;
      await sleep(50);
    }
  }
  throw new Error(`The temporary PostgreSQL did not start.\n${log.join("")}`, { cause: lastError });
}

async function unprivilegedAccount(): Promise<Account> {
  const passwd = await readFile("/etc/passwd", "utf8");
  for (const name of ["postgres", "nobody"]) {
    const fields = passwd
      .split("\n")
      .find((line) => line.startsWith(`${name}:`))
      ?.split(":");
    if (fields !== undefined) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and there is no account `postgres` or `nobody` to run it as.",
  );
}
