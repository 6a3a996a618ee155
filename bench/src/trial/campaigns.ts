import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Runs the tests that `npm test` leaves out, as they take long and mostly find what it finds, and those of which it runs a part.
 *
 * @param options Vitest's own, such as a part of the files' names.
 */
export async function campaigns(options: readonly string[]): Promise<boolean> {
  const vitest = createRequire(import.meta.url).resolve("vitest/package.json");
  const running = spawn(
    process.execPath,
    [join(dirname(vitest), "vitest.mjs"), "run", "--project", "campaigns", ...options],
    { env: { ...process.env, STOPBANK_CAMPAIGNS: "1" }, stdio: "inherit" },
  );
  const [code] = await once(running, "exit");
  return code === 0;
}
