import { readYaml, type YamlReading } from "../yaml/readYaml.ts";
import { writeYaml } from "../yaml/writeYaml.ts";
import { type FormFault, isFault } from "./form.ts";

/** A Markdown file: fields between two lines of `---`, and the words after them. */
export interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lineOf: YamlReading["lineOf"];
  readonly words: string;
  /** The line of the file in which the words begin. */
  readonly wordsLine: number;
}

const example =
  "Begin the file with a line of ---, then fields such as title: A title, then a line of --- again.";

/** Reads a Markdown file with fields. An empty line after them, and the last end of line, are no part of the words. */
export function readFrontMatter(text: string): FrontMatter | FormFault {
  const lines = text.split("\n");
  if (lines[0]?.trimEnd() !== "---")
    return { line: 1, problem: "The file does not begin with its fields.", remedy: example };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  if (end === -1) return { line: 1, problem: "Nothing says where the fields end.", remedy: example };
  const read = readYaml(lines.slice(1, end).join("\n"), 2);
  if (isFault(read)) return read;
  const { value } = read;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { line: 2, problem: "There are no fields between the lines of ---.", remedy: example };
  const hasEmptyLine = lines[end + 1] === "" && lines.length > end + 2;
  const first = end + (hasEmptyLine ? 2 : 1);
  const words = lines.slice(first).join("\n").replace(/\n$/, "");
  return {
    fields: value as FrontMatter["fields"],
    lineOf: read.lineOf,
    words,
    wordsLine: first + 1,
  };
}

/** The way back. Fields that are undefined are left out. */
export function writeFrontMatter(fields: Readonly<Record<string, unknown>>, words: string): string {
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return `---\n${writeYaml(written)}---\n${words === "" ? "" : `\n${words}\n`}`;
}
