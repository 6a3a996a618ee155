import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { stringify } from "yaml";

const repositoryRoot = resolve(fileURLToPath(import.meta.url), "../../../../..");

/** Path of a file of the shared data, which lies beside the repository. */
export const sharedData = (path: string) => resolve(repositoryRoot, "../shared/data", path);

export const example = (name: string) => join(repositoryRoot, "examples", name);

/** An empty folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a description into a folder and answers its path. */
export function writeDescription(folder: string, description: object): string {
  const path = join(folder, "description.yaml");
  writeFileSync(path, stringify(description));
  return path;
}

/** A GeoJSON file's features, read without the code under test. */
export function readFeatures<P>(path: string): { properties: P; geometry: { coordinates: never } }[] {
  return JSON.parse(readFileSync(path, "utf8")).features;
}
