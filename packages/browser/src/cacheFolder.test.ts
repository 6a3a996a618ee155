import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";

// In a process of its own, which can be ended: what tries for ever keeps its thread.
it.runIf(process.platform === "linux")("takes the temp folder where the cache is below /proc", async () => {
  const temporary = await mkdtemp(join(tmpdir(), "stopbank-cache-place-"));
  onTestFinished(() => rm(temporary, { recursive: true }));
  const program = `import { privateCacheFolder } from ${JSON.stringify(new URL("./cacheFolder.ts", import.meta.url))};
    console.log(await privateCacheFolder({ XDG_CACHE_HOME: "/proc/stopbank" }))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, TMPDIR: temporary },
    timeout: 50_000,
    killSignal: "SIGKILL",
  });
  expect(stdout).toBe(`${join(temporary, `stopbank-cache-${process.getuid?.()}`)}\n`);
});
