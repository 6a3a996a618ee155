import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** An installed package and where it finds those it needs. */
export interface Installed {
  /** Where it lies, relative to the root: `node_modules/.pnpm/<name>@<version>/node_modules/<name>`. */
  readonly folder: string;
  /** The symbolic links beside it to what it needs, relative to the root. */
  readonly links: readonly string[];
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * The packages that those at `folders` need, directly or not, themselves included. Types, and peers that are optional, are
 * left out: nothing that runs on a server needs them.
 *
 * @param folders real ones, relative to the root.
 * @throws Error where one that is needed is not installed.
 */
export function withAllTheyNeed(root: string, folders: Iterable<string>): Installed[] {
  const reached = new Set(folders);
  const all: Installed[] = [];
  // A set hands out what is added while it is walked, so this reaches them all.
  for (const folder of reached) {
    const needs = needsOf(root, folder);
    for (const target of needs.values()) reached.add(target);
    all.push({ folder, links: [...needs.keys()] });
  }
  return all;
}

/** Where the package that a folder's modules know as `name` lies, relative to the root. */
export function installedAt(root: string, folder: string, name: string): string | undefined {
  const link = join(root, folder, "node_modules", name);
  return existsSync(link) ? relative(root, realpathSync(link)) : undefined;
}

/** The links beside a package, and the packages' folders they lead to. */
function needsOf(root: string, folder: string): Map<string, string> {
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter(
    (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const links = new Map<string, string>();
  const wanted = new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]);
  // pnpm links what a package needs beside it.
  const beside = folder.slice(0, folder.lastIndexOf("node_modules/") + "node_modules".length);
  for (const name of wanted) {
    // One that the package brings along lies within it.
    if (name.startsWith("@types/") || existsSync(join(root, folder, "node_modules", name))) continue;
    const target = installedAt(root, dirname(beside), name);
    if (target !== undefined) links.set(`${beside}/${name}`, target);
    else if (name in dependencies && !(name in optionalDependencies))
      throw new Error(`${folder} needs ${name}, which is not installed.`);
  }
  return links;
}
