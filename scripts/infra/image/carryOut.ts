import { cpSync } from "node:fs";
import { join } from "node:path";
import { readWorkspace } from "../../arrows/readWorkspace.ts";
import { installedAt, withAllTheyNeed } from "./installed.ts";
import { reachOf } from "./reach.ts";

/** What a set of modules needs to run, all paths relative to the root. */
export interface Cargo {
  /** Files and whole folders of the workspace. */
  readonly own: readonly string[];
  /** Folders of installed packages. */
  readonly packages: readonly string[];
  /** Symbolic links by which packages find each other. */
  readonly links: readonly string[];
}

/** @throws Error where something that is needed is not there. */
export async function cargoOf(root: string, entries: readonly string[]): Promise<Cargo> {
  const { files, folders, imports } = reachOf(root, await readWorkspace(root), entries);
  const links: string[] = [];
  const imported: string[] = [];
  for (const [folder, names] of imports)
    for (const name of names) {
      const target = installedAt(root, folder, name);
      if (target === undefined) throw new Error(`${folder} imports ${name}, which is not installed.`);
      links.push(`${folder}/node_modules/${name}`);
      if (target.startsWith("node_modules/")) imported.push(target);
    }
  const installed = withAllTheyNeed(root, imported);
  return {
    own: [...files, ...folders, ...[...imports.keys()].map((folder) => `${folder}/package.json`)].sort(),
    packages: installed.map(({ folder }) => folder).sort(),
    links: [...links, ...installed.flatMap((one) => one.links)].sort(),
  };
}

/** Copies a cargo, laid out as it is at the root, so that Node resolves everything as it does there. */
export function carryOut(root: string, { own, packages, links }: Cargo, to: string): void {
  for (const path of [...own, ...packages, ...links])
    cpSync(join(root, path), join(to, path), { recursive: true, verbatimSymlinks: true, filter: runs });
}

/** Neither maps of minified code, nor declarations of types, nor tests that packages bring along. */
const runs = (path: string) => !/\.(map|d\.[cm]?ts|test\.[cm]?[jt]s)$/.test(path);
