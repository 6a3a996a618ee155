import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import type { KeyRing } from "../sealing/keyRing.ts";
import { makeHomePrivate } from "./privateHome.ts";

const keyBytes = 32;

export interface HomeKey {
  /** Its file in the state folder, and what it is in sentences: `token-key` is the token key. */
  readonly file: string;
  /** What follows from making a new one, as a sentence. */
  readonly loss: string;
}

/**
 * Keys of this installation where none are configured: one is made at the first start and kept in the state folder, readable by its owner
 * only. Whoever changes it puts the new one on a line before it, for as long as the former is needed.
 *
 * @returns the newest first.
 * @throws DomainError `config/bad-<file>` when the file holds something else; `home/not-private`.
 */
export async function homeKeys(home: string, { file, loss }: HomeKey): Promise<KeyRing> {
  const path = join(home, file);
  await makeHomePrivate(home);
  // Written whole under another name and linked: of two processes that start at once, one key wins for both.
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, randomBytes(keyBytes).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  const [newest, ...older] = (await readFile(path, "utf8"))
    .split(/\s+/)
    .filter((line) => line !== "")
    .map((line) => Buffer.from(line, "base64url"));
  if (newest === undefined || [newest, ...older].some((key) => key.length < keyBytes))
    throw new DomainError(
      "invalid",
      `config/bad-${file}`,
      `${path} is not a ${file.replaceAll("-", " ")}. Remove it; ${loss}`,
    );
  return [newest, ...older];
}
