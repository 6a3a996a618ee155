import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { privateCacheFolder } from "./cacheFolder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stopbank-browser-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Unpacks in a process of its own and answers where to, as the servers of one machine would. */
async function unpackInNewProcess(): Promise<string> {
  const module = new URL("./bundledChromium.ts", import.meta.url).href;
  const code = `const { bundledChromium } = await import(${JSON.stringify(module)});
    process.stdout.write((await bundledChromium(process.env)).executablePath);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, XDG_CACHE_HOME: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(child, "close");
  return Buffer.concat(chunks).toString();
}

describe.runIf(process.platform === "linux" && process.arch === "x64")(
  "unpacking the bundled Chromium",
  () => {
    it("gives processes that start together one whole browser, and leaves nothing half-done", async () => {
      const abandoned = join(folder, "stopbank", "chromium-1.dead.partial");
      await mkdir(abandoned, { recursive: true, mode: 0o700 });
      await chmod(join(folder, "stopbank"), 0o700);
      await utimes(abandoned, new Date(0), new Date(0));
      const paths = await Promise.all([unpackInNewProcess(), unpackInNewProcess(), unpackInNewProcess()]);
      expect(new Set(paths).size).toBe(1);
      const unpacked = await readdir(join(folder, "stopbank"));
      expect(unpacked).toEqual([expect.stringMatching(/^chromium-[\d.]+$/)]);
      const { mode, uid } = await stat(join(folder, "stopbank", unpacked[0]!, "libEGL.so"));
      expect(mode & 0o022).toBe(0);
      expect(uid).toBe(process.getuid?.());
    });
  },
);

describe.skipIf(process.platform === "win32")("the private cache folder", () => {
  it("is the user's own and closed to others", async () => {
    const place = await privateCacheFolder({ XDG_CACHE_HOME: folder });
    expect(place).toBe(join(folder, "stopbank"));
    expect((await stat(place)).mode & 0o777).toBe(0o700);
  });

  it("is never one that others may write in, nor a link to one", async () => {
    await mkdir(join(folder, "open/stopbank"), { recursive: true });
    await chmod(join(folder, "open/stopbank"), 0o777);
    expect(await privateCacheFolder({ XDG_CACHE_HOME: join(folder, "open") })).not.toContain(folder);
    await mkdir(join(folder, "linked"));
    await symlink(join(folder, "open/stopbank"), join(folder, "linked/stopbank"));
    expect(await privateCacheFolder({ XDG_CACHE_HOME: join(folder, "linked") })).not.toContain(folder);
  });
});
