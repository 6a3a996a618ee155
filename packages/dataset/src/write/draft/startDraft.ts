import { randomUUID } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { makeFolder } from "@stopbank/folders";
import { draftPrefix } from "../../files/versionNames.ts";
import { isRunning } from "./isRunning.ts";

/** This machine's name as far as a folder's name takes it: process numbers mean something on one machine only. */
const host = hostname().replace(/[^A-Za-z0-9]/g, "");

const own = `${draftPrefix}${host}.`;

/** Makes a client's hidden folder for a version to be written to, and clears away those of processes that died. */
export function startDraft(clientFolder: string): string {
  const folder = join(clientFolder, `${own}${process.pid}.${randomUUID()}`);
  makeFolder(folder);
  for (const name of readdirSync(clientFolder))
    if (name.startsWith(own) && !isRunning(Number(name.slice(own.length).split(".")[0])))
      rmSync(join(clientFolder, name), { recursive: true, force: true });
  return folder;
}
