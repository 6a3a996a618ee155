import { lstat } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import type { Machine } from "./machine.ts";

/**
 * A folder that only this user can write, made when missing: under the user's cache folder, else (a service
 * account often has no home) in the temp folder.
 *
 * What lies in it is executed, so a folder that someone else owns or may write is never used: the temp folder
 * is open to everybody, and another user could have planted one there first.
 *
 * @throws DomainError `browser/cannot-unpack` when no place can be written.
 */
export async function privateCacheFolder(env: Machine["env"]): Promise<string> {
  const userId = process.getuid?.() ?? 0;
  const places = [
    join(env.XDG_CACHE_HOME || join(env.HOME || homedir(), ".cache"), "stopbank"),
    join(tmpdir(), `stopbank-cache-${userId}`),
  ];
  const refused: string[] = [];
  for (const place of places) {
    const why = await refusal(place, userId);
    if (why === undefined) return place;
    refused.push(`${place}: ${why}`);
  }
  throw new DomainError(
    "unavailable",
    "browser/cannot-unpack",
    `The bundled Chromium cannot be unpacked: ${places.join(" and ")} are not writable. Set XDG_CACHE_HOME to a folder this user owns.`,
    { refused },
  );
}

/** Makes the folder; answers why it cannot be used, or `undefined` when it can. */
async function refusal(folder: string, userId: number): Promise<string | undefined> {
  try {
    makeFolder(folder, 0o700);
    const facts = await lstat(folder);
    if (!facts.isDirectory()) return "not a folder";
    if (facts.uid !== userId) return `owned by user ${facts.uid}`;
    return (facts.mode & 0o022) === 0 ? undefined : "others may write in it";
  } catch (error) {
    return (error as Error).message;
  }
}
