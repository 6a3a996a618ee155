import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * @typedef {object} Manifest the parts of a package.json that the bootstrap reads
 * @property {string} name
 * @property {string} [packageManager]
 * @property {Record<string, string> | string} [bin]
 * @property {Record<string, string>} [dependencies]
 */

/**
 * The workspace's folders relative to the root, sorted, read from pnpm-workspace.yaml, whose `packages:` are either
 * one folder (`e2e`) or all folders in one (`apps/*`).
 *
 * @returns {string[]}
 */
export function workspaceFolders() {
  const yaml = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  const globs = [...yaml.matchAll(/^ {2}- (\S+)$/gm)].map((match) => /** @type {string} */ (match[1]));
  return globs
    .flatMap((glob) => (glob.endsWith("/*") ? foldersIn(glob.slice(0, -2)) : [glob]))
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .sort();
}

const foldersIn = (/** @type {string} */ parent) =>
  existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [];

/**
 * @param {string} folder relative to the root; `.` is the root itself.
 * @returns {Manifest}
 */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
