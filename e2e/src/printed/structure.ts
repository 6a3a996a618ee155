import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { encoding: "utf8", maxBuffer: 64e6 }).then(({ stdout }) => stdout);

/** A tag of a PDF, with its tags and texts in the order of reading. */
export interface Tag {
  /** `Table`, `TR`, `H2` */
  readonly name: string;
  readonly parts: readonly (Tag | string)[];
}

interface Open {
  readonly name: string;
  readonly parts: (Open | string)[];
  readonly indent: number;
}

/** The tags of a PDF with their texts, by poppler. */
export async function structureOf(file: string): Promise<Tag> {
  const plain = `${file}.plain`;
  await run("qpdf", "--qdf", "--object-streams=disable", file, plain);
  // Tags of PDF 2.0 are unknown to poppler, which leaves out what is in them. Lengths stay what they are.
  const known = (await readFile(plain, "latin1")).replace(/\/S \/Strong\b/g, "/S /Span  ");
  await writeFile(plain, known, "latin1");
  const root: Open = { name: "Root", parts: [], indent: -1 };
  const open = [root];
  for (const line of (await run("pdfinfo", "-struct-text", plain)).split("\n")) {
    const said = line.trim();
    // Attributes of the tag above.
    if (said === "" || said.startsWith("/")) continue;
    const indent = line.length - line.trimStart().length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const [name = ""] = said.split(/[^A-Za-z0-9]/, 1);
    const part = said.startsWith('"') ? said.slice(1, -1) : { name, parts: [], indent };
    open.at(-1)?.parts.push(part);
    if (typeof part !== "string") open.push(part);
  }
  return root;
}

/** Texts in a tag, from the first to the last; a line's end in one of them has no space. */
export const textsIn = ({ parts }: Tag): string[] =>
  parts.flatMap((part) => (typeof part === "string" ? [part] : textsIn(part))).filter((text) => text !== "");

/** Tags of a name, wherever they are in another that is no such tag. */
export const tagsIn = (tag: Tag, name: string): Tag[] =>
  tag.parts.flatMap((part) =>
    typeof part === "string" ? [] : part.name === name ? [part] : tagsIn(part, name),
  );

export interface Placed {
  /** The headings it stands under, from the chapter's down: `Buildings / River flooding`. */
  readonly under: string;
  readonly tag: Tag;
}

/** Tags of these names, and those that have a text of their own, with the headings they stand under. */
export function placedIn(document: Tag, names: readonly string[] = []): Placed[] {
  const headings: string[] = [];
  const found: Placed[] = [];
  const lookAt = (tag: Tag): void => {
    const level = /^H([1-4])$/.exec(tag.name)?.[1];
    if (level !== undefined) headings.splice(Number(level) - 1, Infinity, textsIn(tag).join(" "));
    else if (names.includes(tag.name) || tag.parts.some((part) => typeof part === "string" && part !== ""))
      found.push({ under: headings.slice(1).join(" / "), tag });
    else for (const part of tag.parts) if (typeof part !== "string") lookAt(part);
  };
  lookAt(document);
  return found;
}
