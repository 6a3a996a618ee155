import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownRoot } from "../startProduct.ts";

/** What whoever reads docs/integrate.md is shown: a file by its name, as a block below. */
export interface DocumentFile {
  readonly name: string;
  readonly language: "sh" | "python" | "ts";
  readonly text: string;
}

/** The files of docs/integrate.md, in its order. */
export function documentFiles(): DocumentFile[] {
  const document = readFileSync(join(ownRoot, "docs/integrate.md"), "utf8");
  return [...document.matchAll(/^`([\w.]+)`[^\n]*:\n\n```(sh|python|ts)\n([\s\S]*?)^```$/gm)].map(
    ([, name = "", language, text = ""]) => ({
      name,
      language: language as DocumentFile["language"],
      text,
    }),
  );
}
