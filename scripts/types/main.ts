import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readWorkspace } from "../arrows/readWorkspace.ts";
import { toolEntry } from "../bootstrap/node24.mjs";
import { type Program, programsOf, type TypesConfig } from "./programs.ts";

/** Checks the types of the whole house, says what is amiss, and then ends with 1. */
const root = fileURLToPath(new URL("../../", import.meta.url));

const configs = new Map(
  [...(await readWorkspace(root)).values()].map(({ folder }) => [folder, readConfig(folder)]),
);
const compiler = toolEntry("typescript");
let wrong = 0;
for (const program of programsOf(configs)) {
  const path = configPath(program);
  const { status } = spawnSync(process.execPath, [compiler, "--noEmit", "-p", path], { stdio: "inherit" });
  if (status !== 0) wrong++;
}
process.exitCode = wrong === 0 ? 0 : 1;

function readConfig(folder: string): TypesConfig {
  const text = readFileSync(join(root, folder, "tsconfig.json"), "utf8");
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ""));
}

/** A package alone is checked by its own file; packages together by one that is written for the occasion. */
function configPath({ folders: [first = "", ...others], config }: Program): string {
  if (others.length === 0) return join(root, first, "tsconfig.json");
  const path = join(root, "node_modules", `.types-${first.replaceAll("/", "-")}.json`);
  const absolute = {
    ...config,
    extends: join(root, config.extends),
    include: config.include.map((each) => join(root, each)),
  };
  writeFileSync(path, JSON.stringify(absolute));
  return path;
}
