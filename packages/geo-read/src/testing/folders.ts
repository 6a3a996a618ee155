import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const repositoryRoot = resolve(fileURLToPath(import.meta.url), "../../../../..");

/** Path of a file of the shared data, which lies beside the repository. */
export const sharedData = (path: string) => resolve(repositoryRoot, "../shared/data", path);

/** An empty folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
