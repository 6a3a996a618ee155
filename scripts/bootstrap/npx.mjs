import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";
import { manifestOf } from "./workspace.mjs";

/**
 * Runs the pnpm that package.json names, by npx, so that nobody has to have it.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} onLine is called for each line it prints.
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function runPnpm(args, env, onLine = () => undefined) {
  const [command, ...before] = npxCommand();
  // Of this very version what npm has kept is good: asked first, a registry that is away or slow holds everything up for a minute.
  const options = ["--yes", "--prefer-offline"];
  const child = spawn(command, [...before, ...options, `${manifestOf(".").packageManager}`, ...args], {
    cwd: root,
    // npm speaks of new versions of itself, of engines and of settings it does not know: nothing to the user here.
    env: { ...env, npm_config_update_notifier: "false", npm_config_loglevel: "error" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: before.length === 0 && process.platform === "win32",
  });
  let output = "";
  const take = (/** @type {Buffer} */ chunk) => {
    output += chunk;
    for (const line of chunk.toString().split("\n")) onLine(line);
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/**
 * npx as a program of this Node: Windows cannot start `npx.cmd` without a shell, so npm's own script is taken when
 * npm, which usually started us, says where it is.
 *
 * @returns {[string, ...string[]]}
 */
function npxCommand() {
  const script = join(dirname(process.env.npm_execpath ?? ""), "npx-cli.js");
  return existsSync(script) ? [process.execPath, script] : ["npx"];
}
