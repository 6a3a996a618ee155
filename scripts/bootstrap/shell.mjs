import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash, filesBelow } from "./contentHash.mjs";
import { node24, toolEntry } from "./node24.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./progress.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";
import { manifestOf, workspaceFolders } from "./workspace.mjs";

const stampPath = join(root, "apps/web/dist/.inputs");

/**
 * Builds the browser's half, the shell and then what is printed, what other sites embed and what the server draws of it, unless it
 * was built from these very files. The stamp goes last and Vite empties the folder first, so an interrupted build is never taken for a finished one.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureShellBuilt(env) {
  const inputs = contentHash(shellInputs(), []);
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === inputs) return;
  await step("Building the web page", async () => {
    const cwd = join(root, "apps/web");
    // Whatever the caller is (tests set NODE_ENV to "test"), the page is the one that is shipped.
    const building = { ...env, NODE_ENV: "production" };
    for (const config of [
      "vite.config.ts",
      "print.vite.config.ts",
      "embed.vite.config.ts",
      "firstPaint.vite.config.ts",
    ]) {
      const args = [toolEntry("vite", "apps/web"), "build", "--logLevel", "warn", "--config", config];
      const { exitCode, output } = await run(node24(), args, { env: building, cwd, quiet: true });
      if (exitCode !== 0)
        throw new Problem(`${output.trim()}\n\nThe web page could not be built; the reason stands above.`);
    }
    writeFileSync(stampPath, inputs);
  });
}

/** The files of apps/web and of every workspace package it depends on, directly or not, and what sets the tools. */
function shellInputs() {
  const folders = workspaceFolders();
  const folderOf = new Map(folders.map((folder) => [manifestOf(folder).name, folder]));
  const reached = new Set(["apps/web"]);
  for (const folder of reached)
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      const dependency = folderOf.get(name);
      // A set hands out what is added while it is walked, so this reaches them all.
      if (dependency !== undefined) reached.add(dependency);
    }
  return [
    "pnpm-lock.yaml",
    "tsconfig.base.json",
    "tsconfig.browser.json",
    ...[...reached].sort().flatMap(filesBelow),
  ];
}
