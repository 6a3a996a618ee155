import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { repositoryRoot } from "../home.ts";
import { createPlugin } from "../plugin/createPlugin.ts";
import { mapTemplate, pageTemplate } from "../plugin/templates.ts";

/**
 * `stopbank plugin new <id> [--map]`: writes a plugin that runs, with a map page or an ordinary one. No registry is asked: it
 * depends on what is installed.
 */
export function pluginNew(id: string, { map = false }: { readonly map?: boolean }): void {
  const { names, files } = createPlugin(repositoryRoot, id, map ? mapTemplate : pageTemplate);
  format(files.filter((file) => /\.(tsx?|json|css)$/.test(file)));
  process.stdout.write(
    `${files.map((file) => `  ${file}`).join("\n")}\n\n` +
      `The plugin ${names.id} is in plugins/${names.id}; plugins/${names.id}/README.md says what it does. Switch it on for a client,\n` +
      `running or not, then start anew:\n\n  npm run stopbank -- client flag larkhaven ${names.id}.page on\n  npm start\n`,
  );
}

/** Lines are as long, and imports in such an order, as the new names make them: the formatter has the last word. */
function format(files: readonly string[]): void {
  const manifest = createRequire(join(repositoryRoot, "package.json")).resolve("@biomejs/biome/package.json");
  const biome = join(dirname(manifest), "bin/biome");
  const args = [biome, "check", "--write", "--log-level=error", ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: repositoryRoot, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
