import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { scratchFolder } from "./scratchFolder.ts";

const module = JSON.stringify(new URL("./scratchFolder.ts", import.meta.url).href);

/** A process that makes its folder, says so and goes on as told. */
async function start(parent: string, then: string) {
  const script = `import { scratchFolder } from ${module}; console.log(scratchFolder()); ${then}`;
  const env = { ...process.env, TMPDIR: parent, TEMP: parent, TMP: parent };
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { env });
  const [path] = (await once(child.stdout, "data")) as [Buffer];
  return { child, path: path.toString().trim() };
}

it("a folder goes with its process, and that of a killed one with the next import", async () => {
  const parent = temporaryFolder();
  mkdirSync(join(parent, "stopbank-import-of-something-else"));
  const others = readdirSync(parent);

  const ending = await start(parent, "");
  await once(ending.child, "exit");
  expect(readdirSync(parent)).toEqual(others);

  const waiting = "setTimeout(() => undefined, 60_000);";
  const killed = await start(parent, waiting);
  killed.child.kill("SIGKILL");
  await once(killed.child, "exit");
  expect(readdirSync(parent)).toHaveLength(others.length + 1);

  const running = await start(parent, waiting);
  expect(readdirSync(parent).sort()).toEqual([...others, running.path.slice(parent.length + 1)].sort());

  for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, parent);
  try {
    const own = scratchFolder();
    const left = [...others, running.path.slice(parent.length + 1), own.slice(parent.length + 1)];
    expect(readdirSync(parent).sort()).toEqual(left.sort());
  } finally {
    vi.unstubAllEnvs();
    running.child.kill("SIGKILL");
  }
});
