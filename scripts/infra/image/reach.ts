import { existsSync, readFileSync, statSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, posix } from "node:path";
import type { SourceFile, Workspace, WorkspacePackage } from "../../arrows/workspace.ts";

/** What running some of the workspace's modules takes, all paths relative to the root. */
export interface Reach {
  /** Sources, and files that they read beside themselves. */
  readonly files: ReadonlySet<string>;
  /** Folders of which everything is read, such as migrations. */
  readonly folders: ReadonlySet<string>;
  /** By workspace folder: the packages that its reached files import, the workspace's own among them. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Follows imports that are there when a module runs, literal `import()`, `new URL("...", import.meta.url)` and
 * `require.resolve("...")`, from modules to all they can load.
 *
 * @param entries relative to the root, such as `apps/bff/src/main.ts`; after a `!`, a module that is not followed to.
 * @throws Error where something that is named is not there.
 */
export function reachOf(root: string, workspace: Workspace, entries: readonly string[]): Reach {
  const isLeftOut = (path: string) => entries.includes(`!${path}`);
  const files = new Set(entries.filter((entry) => !entry.startsWith("!")));
  const folders = new Set<string>();
  // Texts that lie in no package: nothing is imported by them.
  const apart = new Set<string>();
  const imports = new Map<string, Set<string>>();
  // A set hands out what is added while it is walked, so this reaches them all.
  for (const path of files) {
    // What is read and lies in no package leads no further.
    if (isOfNoPackage(root, workspace, path)) continue;
    const { owner, file } = sourceAt(workspace, path);
    const own = imports.get(owner.folder) ?? new Set();
    imports.set(owner.folder, own);
    if (file === undefined) continue;
    const source = readFileSync(join(root, path), "utf8");
    for (const specifier of [...file.runtimeImports, ...resolvedByHand(source)]) {
      const name = packageName(specifier);
      if (name !== undefined) own.add(name);
      const target = targetOf(workspace, path, specifier);
      if (target !== undefined && !isLeftOut(target)) files.add(target);
    }
    for (const target of besideIt(path, source)) {
      // What lies beyond its own package is a way to other packages, which come by their imports, or in none, as the guide does.
      const isOwn = target.startsWith(`${owner.folder}/`);
      if (!isOwn && !isOfNoPackage(root, workspace, target)) continue;
      if (statSync(join(root, target)).isDirectory()) folders.add(target);
      else (isOwn ? files : apart).add(target);
    }
  }
  return { files: new Set([...files, ...apart]), folders, imports };
}

/** Whether something that is there lies in no package of the workspace, and has none within. */
const isOfNoPackage = (root: string, workspace: Workspace, target: string): boolean =>
  !/^\.\.?(\/|$)/.test(target) &&
  existsSync(join(root, target)) &&
  [...workspace.values()].every(
    ({ folder }) => !`${target}/`.startsWith(`${folder}/`) && !folder.startsWith(`${target}/`),
  );

function sourceAt(workspace: Workspace, path: string): { owner: WorkspacePackage; file?: SourceFile } {
  const owner = [...workspace.values()].find(({ folder }) => path.startsWith(`${folder}/`));
  if (owner === undefined) throw new Error(`${path} lies in no package of the workspace.`);
  const file = owner.files.find((one) => `${owner.folder}/${one.path}` === path);
  return { owner, ...(file === undefined ? {} : { file }) };
}

/** The file of the workspace that an import means; `undefined` for what others wrote. */
function targetOf(workspace: Workspace, from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const name = packageName(specifier);
  const owner = name === undefined ? undefined : workspace.get(name);
  if (owner === undefined) return undefined;
  const door = owner.frontDoors.get(`.${specifier.slice(owner.name.length)}`);
  if (door === undefined) throw new Error(`${from} imports ${specifier}, which is no front door.`);
  return posix.join(owner.folder, door);
}

/** `undefined` for relative paths and for Node's own modules. */
function packageName(specifier: string): string | undefined {
  if (/^(\.|node:)/.test(specifier)) return undefined;
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  return builtinModules.includes(name) ? undefined : name;
}

const resolvedByHand = (source: string) =>
  [...source.matchAll(/\b(?:require|import\.meta)\.resolve\(\s*"([^"]+)"/g)].map(([, name]) => String(name));

const besideIt = (path: string, source: string) =>
  [...source.matchAll(/\bnew URL\(\s*"(\.[^"]+)",\s*import\.meta\.url/g)].map(([, target]) =>
    posix.join(posix.dirname(path), String(target)).replace(/\/$/, ""),
  );
