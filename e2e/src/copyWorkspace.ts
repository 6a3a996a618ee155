import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Not part of what a checkout is, or made by each for itself. */
const leftOut = new Set([".git", ".stopbank", ".turbo", ".vite", "dist"]);

/**
 * A checkout of its own beside this one, installed: sources are copied, and so are the links by which packages of the workspace find
 * each other; what others wrote is linked to, and the documentation's pictures stay behind.
 *
 * @returns its folder, to be removed by the caller.
 */
export function copyWorkspace(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "stopbank-workspace-"));
  const [installed, pictures] = [join(root, "node_modules"), join(root, "docs/images")];
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== installed && path !== pictures && !leftOut.has(basename(path)),
  });
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(installed))
    if (!leftOut.has(name)) symlinkSync(join(installed, name), join(copy, "node_modules", name));
  return copy;
}
