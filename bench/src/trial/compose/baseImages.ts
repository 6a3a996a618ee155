import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContainerEngine } from "./engine.ts";

const here = fileURLToPath(new URL("base/", import.meta.url));
const node = realpathSync(process.execPath);

/** What infra/Dockerfile and docker-compose.yml build on, and how each is made where no registry can be asked. */
const bases: Readonly<Record<string, (name: string, folder: string) => void>> = {
  "debian:bookworm-slim": makeDebian,
  "node:24-bookworm-slim": makeNode,
  "postgres:17-bookworm": makePostgres,
};

/**
 * Makes the official images that are missing from this machine, under their names, with podman and debootstrap, as root.
 *
 * - STOPBANK_TRIAL_DEBIAN: Debian's mirror.
 * - STOPBANK_TRIAL_MACHINE: a folder that is laid over the root of what is built with, such as `root/.npmrc` and certificates.
 *   Nothing of it comes into the product's images.
 */
export async function makeBaseImages(engine: ContainerEngine): Promise<void> {
  for (const [name, make] of Object.entries(bases)) {
    if (await engine.hasImage(name)) continue;
    const folder = mkdtempSync(join(tmpdir(), "stopbank-base-"));
    const started = performance.now();
    try {
      make(`docker.io/library/${name}`, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    console.log(`made ${name} in ${Math.round((performance.now() - started) / 1000)} s`);
  }
}

/** Left out, as in the official one: documentation, manuals, words of other languages, what was downloaded. */
const unneeded = [
  "var/cache/apt/archives",
  "var/lib/apt/lists",
  "usr/share/doc",
  "usr/share/man",
  "usr/share/locale",
];

function makeDebian(name: string, folder: string): void {
  const root = join(folder, "root");
  const mirror = process.env.STOPBANK_TRIAL_DEBIAN || "http://deb.debian.org/debian";
  run("debootstrap", ["--variant=minbase", "bookworm", root, mirror]);
  for (const path of unneeded) rmSync(join(root, path), { recursive: true, force: true });
  // Where apt puts what it downloads.
  mkdirSync(join(root, "var/cache/apt/archives/partial"), { recursive: true });
  mkdirSync(join(root, "var/lib/apt/lists/partial"), { recursive: true });
  const packed = join(folder, "root.tar");
  run("tar", ["-C", root, "-cf", packed, "."]);
  run("podman", ["import", "--quiet", packed, name]);
}

function makeNode(name: string, folder: string): void {
  cpSync(node, join(folder, "node"));
  run("npm", ["pack", "--silent", "npm@11"], folder);
  mkdirSync(join(folder, "npm"));
  run("sh", ["-c", "tar -xzf npm-*.tgz -C npm --strip-components=1"], folder);
  layMachineOver(folder);
  build(name, "node.Dockerfile", folder);
}

function makePostgres(name: string, folder: string): void {
  cpSync(join(here, "docker-entrypoint.sh"), join(folder, "docker-entrypoint.sh"));
  build(name, "postgres.Dockerfile", folder);
}

function layMachineOver(folder: string): void {
  const machine = process.env.STOPBANK_TRIAL_MACHINE;
  if (machine) cpSync(machine, join(folder, "machine"), { recursive: true });
  else mkdirSync(join(folder, "machine"));
}

const build = (name: string, file: string, folder: string) =>
  run("podman", ["build", "--quiet", "--pull=never", "--tag", name, "--file", join(here, file), folder]);

const run = (command: string, args: readonly string[], cwd?: string) =>
  execFileSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    ...(cwd === undefined ? {} : { cwd }),
  });
