import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { DocumentFile } from "./documentFiles.ts";

const python = process.platform === "win32" ? "python" : "/usr/bin/python3";
const programs: Readonly<Record<DocumentFile["language"], string>> = {
  sh: "sh",
  python,
  ts: process.execPath,
};
const isDemanded = process.env.STOPBANK_REQUIRE_READERS === "1";
const has = (program: string) => isDemanded || spawnSync(program, ["--version"]).status === 0;

/** Whether what runs files of a language is here; where it is demanded, a test without it fails instead of being skipped. */
export const canRun: Readonly<Record<DocumentFile["language"], boolean>> = {
  sh: has("curl"),
  python: has(python),
  ts: true,
};
if (!canRun.sh) console.warn("SKIPPED: examples for curl. Install it (apt-get install curl).");
if (!canRun.python) console.warn("SKIPPED: examples for Python. Install it (apt-get install python3).");

/** Runs a file of the document as it stands, in a folder, with the two variables that it reads; gives what it printed. */
export async function runFile(
  { name, language }: Pick<DocumentFile, "name" | "language">,
  folder: string,
  token: string,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    programs[language],
    language === "sh" ? ["-e", name] : [name],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        STOPBANK_ORIGIN: inject("baseUrl"),
        STOPBANK_TOKEN: token,
        PYTHONDONTWRITEBYTECODE: "1",
      },
    },
  );
  return stdout;
}
