import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import { addToList } from "./listEntry.ts";
import { type PluginNames, pluginNames } from "./names.ts";
import { pluginFiles } from "./template.ts";

/**
 * Writes a new plugin into `plugins/<id>`, adds its flag to the contract, lists both halves in the apps and
 * declares the dependency. Nothing is written when anything is in the way.
 *
 * @param root the repository's root folder.
 * @returns the files written and changed, relative to the root.
 * @throws DomainError `plugin/bad-id`, `plugin/exists`, `plugin/no-such-list`.
 */
export function createPlugin(
  root: string,
  id: string,
): { readonly names: PluginNames; readonly files: readonly string[] } {
  const names = pluginNames(id);
  const folder = join("plugins", id);
  if (existsSync(join(root, folder)))
    throw new DomainError(
      "conflict",
      "plugin/exists",
      `There is a plugin named ${id} already, in ${folder}.`,
    );

  const changed = Object.entries(changes(names)).map(([path, change]) => ({
    path,
    text: change(readFileSync(join(root, path), "utf8")),
  }));
  const written = Object.entries(pluginFiles(names)).map(([path, text]) => ({
    path: join(folder, path),
    text,
  }));
  for (const { path, text } of [...written, ...changed]) {
    makeFolder(dirname(join(root, path)));
    writeFileSync(join(root, path), text);
  }
  return { names, files: [...written, ...changed].map(({ path }) => path) };
}

/** What a new plugin changes in files that exist. */
function changes({ id, camel, flag }: PluginNames): Record<string, (source: string) => string> {
  const importLine = `import { manifest as ${camel} } from "@stopbank/plugin-${id}";\n`;
  const listed = (half: "browser" | "server", list: string) => (source: string) =>
    importLine +
    addToList(source, list, `{ manifest: ${camel}, load: () => import("@stopbank/plugin-${id}/${half}") }`);
  return {
    "packages/contract/src/schemas/flags.ts": (source) => addToList(source, "featureFlags", `"${flag}"`),
    "apps/web/src/plugins.ts": listed("browser", "browserPlugins"),
    "apps/bff/src/plugins/serverPlugins.ts": listed("server", "serverPlugins"),
    "apps/web/package.json": (source) => withDependency(source, id),
    "apps/bff/package.json": (source) => withDependency(source, id),
  };
}

function withDependency(source: string, id: string): string {
  const manifest = JSON.parse(source) as { dependencies: Record<string, string> };
  const dependencies = { ...manifest.dependencies, [`@stopbank/plugin-${id}`]: "workspace:*" };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies: sorted }, undefined, 2)}\n`;
}
