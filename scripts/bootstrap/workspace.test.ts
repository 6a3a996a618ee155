import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { contentHash, filesBelow } from "./contentHash.mjs";
import { node24 } from "./node24.mjs";
import { root } from "./root.mjs";
import { manifestOf, workspaceFolders } from "./workspace.mjs";

it("reads the same folders from pnpm-workspace.yaml as a YAML parser does", () => {
  const { packages } = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")) as {
    packages: string[];
  };
  const folders = workspaceFolders();
  for (const folder of folders)
    expect(packages).toContain(folder.includes("/") ? folder.replace(/\/.*/, "/*") : folder);
  for (const glob of packages)
    expect(folders.some((one) => one.startsWith(glob.replace("*", "")))).toBe(true);
  expect(folders).toContain("packages/errors");
});

it("takes pnpm-lock.yaml for another when a package.json changes, and not for a test", () => {
  const files = filesBelow("scripts");
  expect(files).toContain("scripts/bootstrap/start.mjs");
  expect(files.filter((path) => /node_modules|\.test\.ts/.test(path))).toEqual([]);
  expect(contentHash(files, [])).toBe(contentHash(files, []));
  expect(contentHash(files, [])).not.toBe(contentHash(files.slice(1), []));
  expect(contentHash(files, [])).not.toBe(contentHash(files, ["another machine"]));
});

it("runs everything on the Node 24 among the packages", () => {
  const path = node24();
  expect(path.startsWith(root) || Number(process.versions.node.split(".")[0]) >= 24).toBe(true);
});

it("names one exact pnpm", () => {
  expect(manifestOf(".").packageManager).toMatch(/^pnpm@12\.\d+\.\d+$/);
});
