import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Makes a folder's entries durable. Windows cannot open folders and orders renames itself. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** Replaces a small file so that readers see the old or the new text and never a part. */
export function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), `.${randomUUID()}`);
  writeFileSync(draft, text, { flush: true });
  renameSync(draft, path);
  syncFolder(dirname(path));
}
