import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeHomePrivate } from "@stopbank/store/private-home";

const keyBytes = 32;

/**
 * The key that signs access tokens where none is configured: made at the first start, kept in the state folder,
 * readable by its owner only.
 *
 * @throws DomainError `config/bad-token-key` when the file holds something else; `home/not-private`.
 */
export async function homeTokenKey(home: string): Promise<Uint8Array> {
  const path = join(home, "token-key");
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
      "config/bad-token-key",
      `${path} is not a token key. Remove it; everyone then logs in anew.`,
    );
  return key;
}
