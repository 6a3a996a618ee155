import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFile } from "./lockFile.ts";
import { processStart } from "./processStart.ts";

describe("a lock file", () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stopbank-lock-"));
    path = join(folder, "store.lock");
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("names its holder, refuses another and is gone when released", async () => {
    const release = await lockFile(path);
    expect(JSON.parse(await readFile(path, "utf8"))).toEqual({
      pid: process.pid,
      start: await processStart(process.pid),
    });
    await expect(lockFile(path)).rejects.toMatchObject({ code: "store/in-use", kind: "conflict" });
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ["a process that is gone", JSON.stringify({ pid: 2 ** 30, start: "long ago" })],
    [
      "an earlier process with the same pid",
      JSON.stringify({ pid: process.pid, start: "before the restart" }),
    ],
    ["a full disk", ""],
    ["something else", "[]"],
  ])("is taken over from %s, by one of many", async (_whom, left) => {
    await writeFile(path, left);
    const takers = await Promise.allSettled(Array.from({ length: 10 }, () => lockFile(path)));
    expect(takers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readdir(folder)).toEqual(["store.lock"]);
  });
});
