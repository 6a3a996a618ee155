import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * One hash over the contents and names of files.
 *
 * @param {readonly string[]} paths relative to the root.
 * @param {readonly string[]} facts whatever else the result depends on.
 * @returns {string}
 */
export function contentHash(paths, facts) {
  const hash = createHash("sha256").update(JSON.stringify([facts, paths]));
  for (const path of paths)
    hash.update(
      createHash("sha256")
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  return hash.digest("hex");
}

const neverInputs = new Set(["node_modules", "dist", ".turbo"]);

/**
 * Every file below a folder, sorted, but for installed, built and test files.
 *
 * @param {string} folder relative to the root.
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      if (neverInputs.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}
