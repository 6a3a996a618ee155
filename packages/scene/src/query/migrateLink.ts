import type { Parameters } from "./parameters.ts";
import { fromVersion1 } from "./version1/fromVersion1.ts";

/** What takes a link of each version to the next, beginning with version 1. Steps are added, never changed. */
const steps: readonly ((parameters: Parameters) => Parameters)[] = [fromVersion1];

/** The version that links are written in. */
export const linkVersion = steps.length + 1;

/** A link's parameters as the present version has them: links of every version open for good. */
export const migrateLink = (parameters: Parameters, version: number): Parameters =>
  steps.slice(version - 1).reduce((migrated, step) => step(migrated), parameters);
