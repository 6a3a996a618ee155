import { spawnSync } from "node:child_process";
import { repositoryRoot } from "../home.ts";
import { createPlugin } from "../plugin/createPlugin.ts";

/** `stopbank plugin new <id>`: scaffolds a plugin and links it into the workspace. */
export function pluginNew(id: string): void {
  const { names, files } = createPlugin(repositoryRoot, id);
  process.stdout.write(`${files.map((file) => `  ${file}`).join("\n")}\n\n`);
  // A new workspace package has to be linked. All it depends on is installed already.
  const isLinked = run("npx", ["--yes", "pnpm@12", "install", "--no-frozen-lockfile"]);
  // Lines are as long as the id makes them, so the formatter has the last word.
  const isTidy = isLinked && run("npx", ["biome", "check", "--write", "--log-level=error", ...files]);
  if (!isTidy) process.exitCode = 1;
  process.stdout.write(
    `\nThe plugin ${names.id} is in plugins/${names.id}. Switch it on for a client, running or not,\n` +
      `then start anew:\n\n  npm run stopbank -- client flag larkhaven ${names.flag} on\n  npm start\n`,
  );
}

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: repositoryRoot, stdio: "inherit", shell: process.platform === "win32" })
    .status === 0;
