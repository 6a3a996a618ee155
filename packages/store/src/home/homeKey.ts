import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeHomePrivate } from "./privateHome.ts";

const keyBytes = 32;

export interface HomeKey {
  /** Its file in the state folder, and what it is in sentences: `token-key` is the token key. */
  readonly file: string;
  /** What follows from making a new one, as a sentence. */
  readonly loss: string;
}

/**
 * A key of this installation where none is configured: made at the first start, kept in the state folder, readable by
 * its owner only.
 *
 * @throws DomainError `config/bad-<file>` when the file holds something else; `home/not-private`.
 */
export async function homeKey(home: string, { file, loss }: HomeKey): Promise<Uint8Array> {
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
  const key = Buffer.from((await readFile(path, "utf8")).trim(), "base64url");
  if (key.length < keyBytes)
    throw new DomainError(
      "invalid",
      `config/bad-${file}`,
      `${path} is not a ${file.replaceAll("-", " ")}. Remove it; ${loss}`,
    );
  return key;
}
