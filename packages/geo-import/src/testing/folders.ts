import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";

export { sharedData, temporaryFolder } from "@stopbank/geo-read/testing";

const repositoryRoot = resolve(fileURLToPath(import.meta.url), "../../../../..");

export const example = (name: string) => join(repositoryRoot, "examples", name);

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
