import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { privateCacheFolder } from "./cacheFolder.ts";
import type { FoundChromium } from "./findChromium.ts";
import type { Machine } from "./machine.ts";
import { systemHasLibraries } from "./systemLibraries.ts";
import { unpackOnce } from "./unpackOnce.ts";

/**
 * The Chromium inside the npm package `@sparticuz/chromium`, unpacked for this user on first use (two seconds,
 * 220 MB). Its own loader is not used: that unpacks into guessable paths in the shared temp folder, and takes a
 * file that another process is still writing for a finished one.
 *
 * @throws DomainError `browser/cannot-unpack` when no folder can be written.
 */
export async function bundledChromium(env: Machine["env"]): Promise<FoundChromium> {
  // Importing the package would change this process's LD_LIBRARY_PATH on some hosts; its place is all we need.
  const archives = fileURLToPath(new URL("../bin/", import.meta.resolve("@sparticuz/chromium")));
  const folder = await unpackOnce(archives, await privateCacheFolder(env));
  return {
    executablePath: join(folder, "chromium"),
    source: "bundled",
    env: {
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
      // The system's libraries get its security fixes, so the archive's own only fill a gap.
      ...((await systemHasLibraries()) ? {} : { LD_LIBRARY_PATH: withOwnLibraries(folder, env) }),
    },
  };
}

const withOwnLibraries = (folder: string, env: Machine["env"]) =>
  [join(folder, "lib"), env.LD_LIBRARY_PATH ?? ""].filter((part) => part !== "").join(":");
