import { glob, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { parse } from "yaml";
import { importsOf } from "./importsOf.ts";
import { type SourceFile, type Workspace, type WorkspacePackage, workspaceOf } from "./workspace.ts";

interface Manifest {
  readonly name: string;
  readonly description?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

/** Reads every package that pnpm-workspace.yaml names, with the imports of all its TypeScript. */
export async function readWorkspace(root: string): Promise<Workspace> {
  const { packages } = parse(await readFile(join(root, "pnpm-workspace.yaml"), "utf8")) as {
    packages: string[];
  };
  const manifests = await Array.fromAsync(
    glob(
      packages.map((folder) => `${folder}/package.json`),
      { cwd: root },
    ),
  );
  const folders = manifests.map((path) => path.replaceAll("\\", "/").replace(/\/package\.json$/, "")).sort();
  return workspaceOf(await Promise.all(folders.map((folder) => readPackage(root, folder))));
}

async function readPackage(root: string, folder: string): Promise<WorkspacePackage> {
  const manifest = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")) as Manifest;
  return {
    folder,
    name: manifest.name,
    description: manifest.description,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
    frontDoors: new Map(
      Object.entries(manifest.exports ?? {}).map(([door, path]) => [door, posix.normalize(path)]),
    ),
    files: await readSources(join(root, folder)),
  };
}

async function readSources(folder: string): Promise<SourceFile[]> {
  const exclude = (name: string) => /(^|[\\/])(node_modules|dist)$/.test(name);
  const paths = await Array.fromAsync(glob("**/*.{ts,tsx,mts,mjs}", { cwd: folder, exclude }));
  return Promise.all(
    paths
      .sort()
      .map(async (path) => importsOf(path.replaceAll("\\", "/"), await readFile(join(folder, path), "utf8"))),
  );
}
