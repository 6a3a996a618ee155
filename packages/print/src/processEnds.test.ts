import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeScratchFolder } from "./browser/scratchFolder.ts";
import { areProcessesSeen, browserProcesses, scratchFolders } from "./testing/processes.ts";
import { untilSo } from "./testing/untilSo.ts";

const program = join(import.meta.dirname, "testing/printingProcess.ts");

describe.runIf(areProcessesSeen)("a process that ends while it prints", () => {
  let printing: ChildProcess;
  let temp: string;
  beforeEach(async () => {
    temp = await mkdtemp(join(tmpdir(), "stopbank-ends-"));
  });
  afterEach(async () => {
    printing.kill("SIGKILL");
    await rm(temp, { recursive: true });
  });

  const start = async (script: string): Promise<number> => {
    printing = spawn(process.execPath, [program, script], {
      stdio: ["pipe", "pipe", "ignore"],
      env: { ...process.env, TMPDIR: temp },
    });
    await once(printing.stdout ?? printing, "data");
    const { pid = 0 } = printing;
    expect(browserProcesses(pid, temp).map(({ type }) => type)).toEqual(
      expect.arrayContaining(["browser", "renderer"]),
    );
    return pid;
  };

  it.each([
    ["waits", "await new Promise(() => 0);"],
    ["is busy", "for (;;) {}"],
  ])(
    "by SIGKILL leaves no browser running, though its page %s, and the next removes its files (B-09)",
    async (_, script) => {
      const pid = await start(script);
      printing.kill("SIGKILL");
      await untilSo("the browser has gone with it", () => browserProcesses(pid, temp).length === 0);
      expect(await scratchFolders(temp)).toHaveLength(1);
      const folder = await makeScratchFolder(temp);
      expect(await scratchFolders(temp)).toEqual([basename(folder.path)]);
      await folder.remove();
    },
  );

  it.each([["exit"], ["throw"]])("by %s leaves neither browser nor files (B-09)", async (how) => {
    const pid = await start("for (;;) {}");
    const ended = once(printing, "exit");
    printing.stdin?.write(how);
    await ended;
    await untilSo("the browser has gone with it", () => browserProcesses(pid, temp).length === 0);
    await untilSo("its files have too", async () => (await scratchFolders(temp)).length === 0);
  });
});

describe("a folder for a browser's files", () => {
  it("goes with its process, though what writes there has yet to be ended (B-09)", async () => {
    const temp = await mkdtemp(join(tmpdir(), "stopbank-ends-"));
    const writing = spawn(process.execPath, [join(import.meta.dirname, "testing/writingProcess.ts")], {
      stdio: "ignore",
      env: { ...process.env, TMPDIR: temp },
    });
    await once(writing, "exit");
    expect(await scratchFolders(temp)).toEqual([]);
    await rm(temp, { recursive: true });
  });

  it("is left alone while its process lives, however little that answers, and is nobody else's", async () => {
    const [one, another] = [await makeScratchFolder(), await makeScratchFolder()];
    expect(one.path).not.toBe(another.path);
    expect(await readdir(one.path)).toEqual(["life"]);
    await one.remove();
    await one.remove();
    await expect(readdir(one.path)).rejects.toThrow("ENOENT");
    await another.remove();
  });

  it("is left alone while it is being made, and removed where it never was", async () => {
    const temp = await mkdtemp(join(tmpdir(), "stopbank-ends-"));
    const made = await makeScratchFolder(temp);
    await rm(join(made.path, "life"));
    await (await makeScratchFolder(temp)).remove();
    expect(await scratchFolders(temp)).toHaveLength(1);
    await utimes(made.path, 0, 0);
    await (await makeScratchFolder(temp)).remove();
    expect(await scratchFolders(temp)).toEqual([]);
    await made.remove();
    await rm(temp, { recursive: true });
  });
});
