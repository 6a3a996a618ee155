import { createHash } from "node:crypto";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the server of a state folder takes orders. */
export type ControlPlace =
  | { readonly kind: "socket"; readonly folder: string; readonly path: string }
  | { readonly kind: "pipe"; readonly path: string };

/** Named by the folder on Windows, which has no sockets in folders; such a pipe may be written by its own account alone. */
export function controlPlace(home: string, platform: NodeJS.Platform = process.platform): ControlPlace {
  if (platform === "win32") {
    const name = createHash("sha256").update(home.toLowerCase()).digest("hex").slice(0, 32);
    return { kind: "pipe", path: `\\\\.\\pipe\\stopbank-${name}` };
  }
  const folder = join(home, "control");
  return { kind: "socket", folder, path: join(folder, "socket") };
}

/** An address of a socket has 104 bytes on macOS and 108 on Linux, of which the last is zero. */
const longestBytes = 103;

/**
 * Calls `use` with a path to the socket that fits into an address. A path that is too long is reached by a link to its folder,
 * which is gone afterwards: once bound or connected, a socket needs its path no more.
 */
export async function withShortPath<T>(place: ControlPlace, use: (path: string) => Promise<T>): Promise<T> {
  if (place.kind === "pipe" || Buffer.byteLength(place.path) <= longestBytes) return use(place.path);
  const near = await mkdtemp(join(tmpdir(), "stopbank-"));
  try {
    const link = join(near, "control");
    await symlink(place.folder, link);
    return await use(join(link, "socket"));
  } finally {
    await rm(near, { recursive: true });
  }
}
