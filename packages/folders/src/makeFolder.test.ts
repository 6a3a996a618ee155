import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder } from "./makeFolder.ts";

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "stopbank-folders-"));
});
afterAll(() => rm(place, { recursive: true }));

describe("a folder", () => {
  it("is made with those above it, and stays when it is there", async () => {
    const folder = join(place, "a/b/c");
    makeFolder(folder, 0o700);
    makeFolder(folder, 0o700);
    for (const each of [folder, join(place, "a")]) expect((await stat(each)).isDirectory()).toBe(true);
    if (process.platform !== "win32") expect((await stat(join(place, "a"))).mode & 0o777).toBe(0o700);
  });

  it("is no file's place, nor below one, nor a link's that leads nowhere", async () => {
    const file = join(place, "file");
    await writeFile(file, "");
    await symlink(join(place, "nowhere"), join(place, "link"));
    for (const path of [file, join(file, "below"), join(place, "link")])
      expect(() => makeFolder(path), path).toThrow(expect.objectContaining({ code: "disk/not-a-folder" }));
  });

  it("is refused in a sentence where the system has another reason", () => {
    const path = join(place, "a".repeat(300));
    expect(() => makeFolder(path)).toThrow(
      expect.objectContaining({ code: "disk/no-folder", message: expect.stringContaining("Choose another") }),
    );
  });

  // In a process of its own, which can be ended: Node's own way never comes back.
  it.runIf(process.platform === "linux")("is not tried for ever below /proc", async () => {
    const program = `import { makeFolder } from ${JSON.stringify(new URL("./makeFolder.ts", import.meta.url))};
      try { makeFolder("/proc/stopbank/home") } catch ({ code }) { console.log(code) }`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", program],
      { timeout: 60_000, killSignal: "SIGKILL" },
    );
    expect(stdout).toBe("disk/read-only\n");
  });
});
