import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { type ExtractOptions, extract } from "tar-fs";
import { fontSettings } from "./fontSettings.ts";

/** An unfinished unpacking this old belongs to a process that died. */
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Unpacks the archives of `@sparticuz/chromium` into `<cacheFolder>/chromium-<version>`, once, and returns that
 * folder. Any number of processes may ask at the same time: each unpacks into a folder of its own and renames it
 * into place; the first rename wins and the others use its result, so a half-unpacked browser is never seen, even
 * after a crash.
 */
export async function unpackOnce(archives: string, cacheFolder: string): Promise<string> {
  const folder = join(cacheFolder, `chromium-${await packageVersion(archives)}`);
  if (await exists(folder)) return folder;
  await removeAbandoned(cacheFolder);
  const partial = `${folder}.${randomUUID()}.partial`;
  await mkdir(partial, { mode: 0o700 });
  try {
    await unpack(archives, partial);
    await writeFile(join(partial, "fonts.conf"), fontSettings(folder));
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // A rename onto a folder that is not empty fails: another process was first.
    if (!(await exists(folder))) throw error;
  }
  return folder;
}

async function unpack(archives: string, target: string): Promise<void> {
  const open = (name: string) => [createReadStream(join(archives, name)), createBrotliDecompress()] as const;
  // The archives name owners of the machine that made them; here the files are this user's.
  const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const ours: ExtractOptions = { map: (header) => ({ ...header, ...owner }) };
  await Promise.all([
    pipeline(...open("chromium.br"), createWriteStream(join(target, "chromium"), { mode: 0o700 })),
    pipeline(...open("swiftshader.tar.br"), extract(target, ours)),
    pipeline(...open("al2023.tar.br"), extract(target, ours)),
    pipeline(...open("fonts.tar.br"), extract(target, ours)),
  ]);
}

async function packageVersion(archives: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(archives, "../package.json"), "utf8")) as {
    version: string;
  };
  return version;
}

async function removeAbandoned(cacheFolder: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    if (name.endsWith(".partial") && (await isAbandoned(path)))
      await rm(path, { recursive: true, force: true });
  }
}

/** A folder that vanished meanwhile was finished or removed by its own process. */
const isAbandoned = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > abandonedAfterMs,
    () => false,
  );

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
