import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Gdal3 } from "./gdal3.ts";

interface FileSystem {
  writeFile(path: string, bytes: Uint8Array): void;
}

const folder = new URL("../../grids/", import.meta.url);

/** Gives PROJ the grids in our `grids/`, which it then prefers to operations that are metres off. */
export function addGrids(api: Gdal3): void {
  const { FS } = (api as Gdal3 & { readonly Module: { readonly FS: FileSystem } }).Module;
  for (const name of readdirSync(fileURLToPath(folder)))
    if (name.endsWith(".gsb")) FS.writeFile(`/usr/share/proj/${name}`, readFileSync(new URL(name, folder)));
}
