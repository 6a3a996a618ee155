import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "stopbank-serve-"));
const server = join(folder, "server.mjs");
const starter = join(folder, "starter.mjs");

beforeAll(() => {
  // Counts what reaches it, for a while, so that a signal sent on twice shows.
  writeFileSync(
    server,
    `setInterval(() => undefined, 1000);
    const got = [];
    for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {
      got.push(name);
      setTimeout(() => { console.log("stopped by " + got.join()); process.exit(7); }, 300);
    });
    console.log("up");`,
  );
  writeFileSync(
    starter,
    `import { serve } from ${JSON.stringify(new URL("./serve.mjs", import.meta.url).href)};
    process.exitCode = await serve(process.execPath, [${JSON.stringify(server)}], process.env);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the server as `npm start` does: a command line run by a shell that waits for it. */
async function start(commandLine: string) {
  const env = { ...process.env, npm_lifecycle_event: "start" };
  const child = spawn("sh", ["-c", commandLine], { env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  while (!said.includes("up")) await once(child.stdout, "data");
  return { child, ended: once(child.stdout, "close").then(() => said) };
}

const exitCodeOf = async (child: ChildProcess) => child.exitCode ?? (await once(child, "exit"))[0];

describe.skipIf(process.platform === "win32")("a started server", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "gets %s once, however often it comes, and its exit code is ours",
    async (signal) => {
      const { child, ended } = await start(`exec "${process.execPath}" "${starter}"`);
      child.kill(signal);
      child.kill(signal);
      expect(await ended).toContain(`stopped by ${signal}\n`);
      expect(await exitCodeOf(child)).toBe(7);
    },
  );

  it("stops in good order when what started it is killed outright", async () => {
    const { child, ended } = await start(`exec "${process.execPath}" "${starter}"`);
    child.kill("SIGKILL");
    expect(await ended).toContain("stopped by SIGTERM\n");
  });

  it("stops when only the shell that npm started is killed", async () => {
    const { child, ended } = await start(`"${process.execPath}" "${starter}"; exit $?`);
    child.kill("SIGKILL");
    expect(await ended).toContain("stopped by SIGTERM\n");
  });
});
