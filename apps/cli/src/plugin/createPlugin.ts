import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import { linkLike, linkTo } from "./linkPackages.ts";
import { addToList } from "./listEntry.ts";
import { lockWith } from "./lockfile.ts";
import { type PluginNames, pluginNames } from "./names.ts";
import { renamed, type Template } from "./templates.ts";

export interface CreatedPlugin {
  readonly names: PluginNames;
  /** Written and changed, relative to the root. */
  readonly files: readonly string[];
}

interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** The apps that run a plugin's halves, each with its list of them. */
const apps = [
  { folder: "apps/web", file: "apps/web/src/plugins.ts", list: "browserPlugins", half: "browser" },
  {
    folder: "apps/bff",
    file: "apps/bff/src/plugins/serverPlugins.ts",
    list: "serverPlugins",
    half: "server",
  },
] as const;

/**
 * Copies a template to `plugins/<id>` under names of its own, lists both halves in the apps, and declares, locks and links what
 * they need, so that it runs as it stands. Nothing is written when anything is in the way.
 *
 * @param root the repository's root folder.
 * @throws DomainError `plugin/bad-id`, `plugin/exists`, `plugin/no-such-list`, `plugin/no-lock-entry`.
 */
export function createPlugin(root: string, id: string, template: Template): CreatedPlugin {
  const names = pluginNames(id);
  const folder = `plugins/${id}`;
  if (existsSync(join(root, folder)))
    throw new DomainError(
      "conflict",
      "plugin/exists",
      `There is a plugin named ${id} already, in ${folder}.`,
    );
  const files = [...copied(root, template, names, folder), ...changed(root, template, names, folder)];
  for (const { path, text } of files) {
    makeFolder(dirname(join(root, path)));
    writeFileSync(join(root, path), text);
  }
  linkLike(join(root, template.folder), join(root, folder));
  for (const app of apps) linkTo(join(root, app.folder), packageName(names), join(root, folder));
  return { names, files: files.map(({ path }) => path) };
}

const packageName = ({ id }: PluginNames) => `@stopbank/plugin-${id}`;

function copied(
  root: string,
  { folder: from, names: former }: Template,
  names: PluginNames,
  to: string,
): NewFile[] {
  const exclude = (name: string) => name === "node_modules" || name === ".turbo";
  const paths = globSync("**/*.*", { cwd: join(root, from), exclude }).sort();
  return paths.map((path) => ({
    path: `${to}/${renamed(path.replaceAll("\\", "/"), former, names)}`,
    text: renamed(readFileSync(join(root, from, path), "utf8"), former, names),
  }));
}

function changed(root: string, template: Template, names: PluginNames, folder: string): NewFile[] {
  const name = packageName(names);
  const change = (path: string, by: (source: string) => string): NewFile => ({
    path,
    text: by(readFileSync(join(root, path), "utf8")),
  });
  return [
    ...apps.flatMap(({ folder: app, file, list, half }) => [
      change(file, (source) => withPlugin(source, list, half, names)),
      change(`${app}/package.json`, (source) => withDependency(source, name)),
    ]),
    change("pnpm-lock.yaml", (source) =>
      lockWith(source, { name, folder, likeFolder: template.folder, usedBy: apps.map((app) => app.folder) }),
    ),
  ];
}

function withPlugin(source: string, list: string, half: string, names: PluginNames): string {
  const name = packageName(names);
  const entry = `{ manifest: ${names.camel}, load: () => import("${name}/${half}") }`;
  return `import { manifest as ${names.camel} } from "${name}";\n${addToList(source, list, entry)}`;
}

function withDependency(source: string, name: string): string {
  const manifest = JSON.parse(source) as { dependencies: Record<string, string> };
  const dependencies = { ...manifest.dependencies, [name]: "workspace:*" };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies: sorted }, undefined, 2)}\n`;
}
