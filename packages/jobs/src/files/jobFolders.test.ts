import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createJobFolders, removeLeftFolders } from "./jobFolders.ts";

it("B-09: what processes left that are no more is removed, and what another writes now stays", async () => {
  const root = mkdtempSync(join(tmpdir(), "stopbank-folders-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { pid: gone } = spawnSync(process.execPath, ["--version"]);
  const own = await createJobFolders(join(root, "scratch")).make();
  const left = ["scratch/", `scratch/${gone}-a`, `scratch/${process.ppid}-b`, "scratch/notes"].map((name) =>
    join(root, name),
  );
  for (const folder of left) mkdirSync(folder, { recursive: true });
  await removeLeftFolders(join(root, "scratch"));
  expect([own, ...left].map((folder) => existsSync(folder))).toEqual([false, true, false, true, true]);
  await removeLeftFolders(join(root, "never-made"));
});
