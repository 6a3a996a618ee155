import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { folderMakers } from "./testing/folderMakers.ts";

const makers = Object.keys(folderMakers);

describe("where datasets have no place", () => {
  it.each(makers)("%s says so in a sentence", async (name) => {
    const folder = mkdtempSync(join(tmpdir(), "stopbank-no-place-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "file"), "");
    await expect((async () => folderMakers[name]?.(join(folder, "file/below")))()).rejects.toMatchObject({
      code: "disk/not-a-folder",
    });
  });

  // In a process of its own, which can be ended: what tries for ever keeps its thread.
  it.runIf(process.platform === "linux").each(makers)("%s ends, below /proc as well", async (name) => {
    const program = `import { folderMakers } from ${JSON.stringify(new URL("./testing/folderMakers.ts", import.meta.url))};
      try { await folderMakers.${name}("/proc/stopbank/datasets") } catch ({ code }) { console.log(code) }`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", program],
      { timeout: 50_000, killSignal: "SIGKILL" },
    );
    expect(stdout).toBe("disk/read-only\n");
  });
});
