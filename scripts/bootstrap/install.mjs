import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "./contentHash.mjs";
import { installFailure } from "./installFailure.mjs";
import { runPnpm } from "./npx.mjs";
import { step } from "./progress.mjs";
import { root } from "./root.mjs";
import { workspaceFolders } from "./workspace.mjs";

const stampPath = join(root, "node_modules/.stopbank-installed");

/** Installs the locked packages, unless those of this very lockfile and these package.jsons are there already. */
export async function ensureInstalled() {
  const wanted = wantedInstall();
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === wanted) return;
  await step("Installing packages", async (note) => {
    rmSync(stampPath, { force: true });
    const args = [
      "install",
      "--frozen-lockfile",
      "--reporter=append-only",
      // Nobody is there to answer whether an old node_modules may be replaced.
      "--config.confirmModulesPurge=false",
    ];
    const { exitCode, output } = await runPnpm(args, process.env, (line) => {
      const counts = /^Progress: .*downloaded (\d+), added (\d+)/.exec(line);
      if (counts !== null) note(`${counts[1]} fetched, ${counts[2]} placed`);
    });
    if (exitCode !== 0) throw installFailure(output);
    writeFileSync(stampPath, wanted);
  });
}

/** Everything an install depends on: a checkout shared between machines is installed for one of them at a time. */
const wantedInstall = () =>
  contentHash(
    [
      "pnpm-lock.yaml",
      "pnpm-workspace.yaml",
      "package.json",
      ...workspaceFolders().map((f) => `${f}/package.json`),
    ],
    [process.platform, process.arch],
  );
