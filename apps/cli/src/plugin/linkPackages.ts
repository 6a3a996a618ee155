import { readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { makeFolder } from "@stopbank/folders";

/**
 * Gives a package the links to its dependencies that another has, as deep in the workspace: all of them are installed, so
 * nothing is fetched.
 */
export function linkLike(from: string, to: string, below = "node_modules"): void {
  for (const name of readdirSync(join(from, below))) {
    const path = join(below, name);
    // Programs are found among the root's.
    if (name === ".bin") continue;
    if (name.startsWith("@")) linkLike(from, to, path);
    else link(readlinkSync(join(from, path)), join(to, path));
  }
}

/** Lets the package in `from` import the one in `to` by its name. */
export function linkTo(from: string, name: string, to: string): void {
  const at = join(from, "node_modules", name);
  link(relative(dirname(at), to), at);
}

function link(target: string, at: string): void {
  makeFolder(dirname(at));
  // On Windows a link to a folder needs no rights as a junction; elsewhere the kind is not read.
  symlinkSync(target, at, "junction");
}
