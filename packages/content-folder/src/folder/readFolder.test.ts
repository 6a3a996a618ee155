import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readFolder } from "./readFolder.ts";
import { writeFolder } from "./writeFolder.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

async function* partsOf(files: ReadonlyMap<string, string | Uint8Array>) {
  for (const [path, content] of files) yield { path, read: async () => Buffer.from(content) };
}

it("a folder is read as it was written, and what begins with a dot is left out", async () => {
  const at = join(folder(), "new");
  const files = new Map<string, string | Uint8Array>([
    ["articles/a.md", "words"],
    ["media/b.webp", new Uint8Array([1, 2])],
  ]);
  expect(await writeFolder(at, partsOf(files))).toBe(2);
  mkdirSync(join(at, ".git"));
  writeFileSync(join(at, ".git/config"), "");
  const read = await readFolder(at);
  expect([...read.keys()]).toEqual([...files.keys()]);
  expect(new Uint8Array(read.get("media/b.webp") ?? [])).toEqual(files.get("media/b.webp"));
  await expect(writeFolder(at, partsOf(files))).rejects.toMatchObject({ code: "content/not-empty" });
});

it("a link is refused, whether to a file or a folder, and so is what is too large", async () => {
  for (const target of ["/etc/hosts", "/etc"]) {
    const at = folder();
    symlinkSync(target, join(at, "articles"));
    await expect(readFolder(at)).rejects.toMatchObject({ code: "content/no-file" });
  }
  const at = folder();
  writeFileSync(join(at, "big.md"), "");
  truncateSync(join(at, "big.md"), 33_554_433);
  await expect(readFolder(at)).rejects.toMatchObject({ code: "content/too-much" });
  await expect(readFolder(join(at, "none"))).rejects.toMatchObject({ code: "content/no-folder" });
});
