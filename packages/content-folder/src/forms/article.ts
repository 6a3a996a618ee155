import type { GuideArticle } from "@stopbank/contract/guide";
import { type Form, isFault } from "./form.ts";
import { readFrontMatter, writeFrontMatter } from "./frontMatter.ts";

/** An article: its fields and references, and a section from each heading of the first level on. */
export const article: Form = {
  read(text) {
    const read = readFrontMatter(text);
    if (isFault(read)) return read;
    const { fields, words, wordsLine, lineOf } = read;
    const { references = [], ...rest } = fields;
    const sections = sectionsOf(words, wordsLine);
    const listed = Array.isArray(references) ? references : undefined;
    const blocks = [
      ...sections.map(({ title, body }) => ({
        type: "section",
        ...(title !== undefined && { title }),
        body,
      })),
      ...(listed ?? []).map((reference) =>
        isRecord(reference) ? { type: "reference", ...reference } : reference,
      ),
    ];
    if (listed === undefined)
      return {
        line: lineOf("/references"),
        problem: "The references are no list.",
        remedy:
          "Write each as `- label: ...` in a line of its own, with `url: ...` below it where it has one.",
      };
    return {
      body: { authors: [], ...rest, blocks },
      lineOf: (pointer) => {
        const [, place, rest = ""] = /^\/blocks\/(\d+)(.*)$/.exec(pointer) ?? [];
        if (place === undefined) return lineOf(pointer);
        const section = sections[Number(place)];
        return section?.line ?? lineOf(`/references/${Number(place) - sections.length}${rest}`);
      },
    };
  },

  write({ blocks, authors, ...fields }: GuideArticle) {
    const references = blocks
      .filter((block) => block.type === "reference")
      .map(({ type: _, ...reference }) => reference);
    const sections = blocks
      .filter((block) => block.type === "section")
      .map(({ title, body }) =>
        [title === undefined ? [] : [`# ${title}`], body === "" ? [] : [body]].flat().join("\n\n"),
      );
    return writeFrontMatter(
      {
        ...fields,
        authors: authors.length === 0 ? undefined : authors,
        references: references.length === 0 ? undefined : references,
      },
      sections.join("\n\n"),
    );
  },
} satisfies Form as Form;

interface Section {
  readonly title?: string;
  readonly body: string;
  readonly line: number;
}

/** What stands before the first heading, where something does, and what stands under each. */
function sectionsOf(words: string, firstLine: number): readonly Section[] {
  const sections: { title?: string; lines: string[]; line: number }[] = [];
  let fence: string | undefined;
  for (const [index, line] of words.split("\n").entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    const isHeading = fence === undefined && /^# +\S/.test(line);
    if (mark?.[1] !== undefined) {
      if (fence === undefined) fence = mark[1];
      else if (mark[1].startsWith(fence) && mark[2]?.trim() === "") fence = undefined;
    }
    if (isHeading) sections.push({ title: line.slice(1).trim(), lines: [], line: firstLine + index });
    else if (sections.length > 0) sections.at(-1)?.lines.push(line);
    else if (line.trim() !== "") sections.push({ lines: [line], line: firstLine + index });
  }
  return sections.map(({ lines, ...section }) => ({
    ...section,
    body: lines.join("\n").replace(/^\n+|\n+$/g, ""),
  }));
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
