import { posix } from "node:path";
import { isTest } from "./isTest.ts";
import { type House, houses } from "./rooms.ts";
import type { SourceFile, Workspace, WorkspacePackage, WrongArrow } from "./workspace.ts";

/** What a big package's folders say: imports between its rooms point down the list in rooms.ts. */
export const roomArrows = (workspace: Workspace, list: readonly House[] = houses): WrongArrow[] =>
  list.flatMap((house) => {
    const owner = [...workspace.values()].find(({ folder }) => house.folder.startsWith(`${folder}/`));
    if (owner === undefined)
      return [{ where: house.folder, why: "scripts/arrows/rooms.ts lists it, and it is in no package" }];
    const root = house.folder.slice(owner.folder.length + 1);
    const standing = new Set(owner.files.flatMap(({ path }) => roomOf(root, path) ?? []));
    const empty = house.rows.flat().filter((room) => !standing.has(room));
    return [
      ...empty.map((room) => ({
        where: `${house.folder}/${room}`,
        why: "scripts/arrows/rooms.ts lists it, and it is not there",
      })),
      ...owner.files
        .filter((file) => !isTest(owner, file))
        .flatMap((file) => arrowsOf(house, root, owner, file)),
    ];
  });

function arrowsOf({ rows }: House, root: string, owner: WorkspacePackage, file: SourceFile): WrongArrow[] {
  const room = roomOf(root, file.path);
  if (room === undefined || room === "testing") return [];
  const where = `${owner.folder}/${file.path}`;
  const rowOf = (name: string) => rows.findIndex((row) => row.includes(name));
  const own = rowOf(room);
  if (own === -1) return [{ where, why: `${room} has no row in scripts/arrows/rooms.ts: give it one` }];
  return file.imports.flatMap((specifier) => {
    // A style sheet belongs to no room.
    if (!specifier.startsWith(".") || specifier.endsWith(".css")) return [];
    const other = roomOf(root, posix.join(posix.dirname(file.path), specifier));
    if (other === undefined || other === room) return [];
    const low = rowOf(other);
    if (low !== -1 && low < own) return [];
    const stands = low === -1 ? "is no room" : low === own ? "stands beside it" : "stands above it";
    return [{ where, why: `${room} uses rooms below it (scripts/arrows/rooms.ts): ${other} ${stands}` }];
  });
}

/** The folder or the file right below `root` that a path leads through. */
function roomOf(root: string, path: string): string | undefined {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1).split("/", 1)[0] : undefined;
}
