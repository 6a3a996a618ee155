import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runPnpm } from "../bootstrap/npx.mjs";
import { belowFloor, foreignPackages, type LockedPackage, lockedPackages } from "./lockedPackages.ts";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const locked = lockedPackages(readFileSync(resolve(root, "pnpm-lock.yaml"), "utf8"));

/** The first versions without these faults: headers stripped or forged (CVE-2026-33805), bodies unchecked, files beside the folder (CVE-2026-15074). */
const floors = { fastify: "5.12.2", "@fastify/http-proxy": "11.4.4", "@fastify/static": "10.1.1" };

describe("A-48: the packages that the product is made of", () => {
  it("come from the registry, and are known by their content", () => {
    expect(locked.length).toBeGreaterThan(400);
    expect(foreignPackages(locked)).toEqual([]);
  });

  it("are no older than faults that are known allow", () => {
    expect(Object.keys(floors).filter((name) => !locked.some((each) => each.name === name))).toEqual([]);
    expect(belowFloor(locked, floors)).toEqual([]);
  });

  it("are listed in CycloneDX with versions and hashes, by the command that docs/security.md names", async () => {
    const args = [
      "sbom",
      "--sbom-format",
      "cyclonedx",
      "--sbom-type",
      "application",
      "--prod",
      "--lockfile-only",
    ];
    const { exitCode, output } = await runPnpm(args, process.env);
    expect(exitCode).toBe(0);
    const list = JSON.parse(output.slice(output.indexOf("{")));
    expect(list).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "stopbank" } } });
    const { version, resolution } = locked.find(({ name }) => name === "fastify") as LockedPackage;
    const hash = Buffer.from(String(resolution.integrity).slice("sha512-".length), "base64").toString("hex");
    const listed = list.components.find(
      ({ purl }: { purl: string }) => purl === `pkg:npm/fastify@${version}`,
    );
    expect(JSON.stringify(listed)).toContain(hash);
  });
});

it("A-48: a package from elsewhere, without a hash, or below its floor is found", () => {
  const lockfile = `
packages:
  good@1.2.3:
    resolution: {integrity: sha512-${"A".repeat(86)}==}
  weak@1.2.3:
    resolution: {integrity: sha1-AAAA}
  '@a/elsewhere@1.2.3':
    resolution: {integrity: sha512-${"A".repeat(86)}==, tarball: https://evil.example/a.tgz}
  git@https://codeload.github.com/a/b:
    resolution: {tarball: https://codeload.github.com/a/b}
`;
  const found = lockedPackages(lockfile);
  expect(foreignPackages(found)).toEqual([
    "weak@1.2.3",
    "@a/elsewhere@1.2.3",
    "git@https://codeload.github.com/a/b",
  ]);
  for (const [floor, older] of [
    ["1.2.3", []],
    ["1.2.4", ["good@1.2.3"]],
    ["1.10.0", ["good@1.2.3"]],
    ["1.1.9", []],
  ] as const)
    expect(belowFloor(found, { good: floor })).toEqual(older);
});
