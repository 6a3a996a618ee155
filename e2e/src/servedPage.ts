import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

export interface ServedPage {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Builds a package's page for tests and serves it on the loopback.
 *
 * @param folder of the page, from the repository's root.
 */
export async function servePage(folder: string): Promise<ServedPage> {
  const root = resolve(fileURLToPath(import.meta.url), "../../..", folder);
  const outDir = mkdtempSync(join(tmpdir(), "stopbank-page-"));
  const shared = { root, configFile: false, logLevel: "error" } as const;
  await build({ ...shared, build: { outDir, target: "es2023", emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  return {
    address: server.resolvedUrls?.local[0] ?? "",
    async stop() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
