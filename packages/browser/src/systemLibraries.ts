import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What the bundled Chromium loads beyond the C library, and a bare container lacks. */
const needed = ["libnss3.so", "libnssutil3.so", "libnspr4.so", "libexpat.so.1"];

/**
 * Whether the system's loader finds every library the bundled Chromium needs. Without `ldconfig` to ask, the
 * answer is no: the archive's own libraries then work in any case.
 */
export async function systemHasLibraries(): Promise<boolean> {
  const listed = await loaderCache();
  return needed.every((name) => listed.includes(`\t${name} `));
}

/** `ldconfig` is not on an ordinary user's PATH in Debian. */
const loaderCache = () =>
  promisify(execFile)("/sbin/ldconfig", ["-p"], { encoding: "utf8" }).then(
    ({ stdout }) => stdout,
    () => "",
  );
