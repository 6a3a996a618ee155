import type { Glossary, GuideDemo, GuideTutorial } from "@stopbank/contract/guide";
import type { FileForm } from "../documents/place.ts";
import { readYaml } from "../yaml/readYaml.ts";
import { writeYaml } from "../yaml/writeYaml.ts";
import { article } from "./article.ts";
import { type Form, isFault } from "./form.ts";
import { readFrontMatter, writeFrontMatter } from "./frontMatter.ts";

/** Fields, and one of them as the words after them. */
const fieldsAnd = (field: string): Form => ({
  read(text) {
    const read = readFrontMatter(text);
    if (isFault(read)) return read;
    const { fields, words, wordsLine, lineOf } = read;
    if (field in fields)
      return {
        line: lineOf(`/${field}`),
        problem: `${field} stands among the fields.`,
        remedy: `Write it after the second line of ---.`,
      };
    return {
      body: { ...fields, [field]: words },
      lineOf: (pointer) => (pointer === `/${field}` ? wordsLine : lineOf(pointer)),
    };
  },
  write({ [field]: words, ...fields }: Readonly<Record<string, unknown>>) {
    return writeFrontMatter(fields, String(words));
  },
});

/** A text that is the whole file, and may have other fields only as YAML. */
const wholly = (field: "content" | "html"): Form => ({
  read: (text) => ({ body: { [field]: text.replace(/\n$/, "") }, lineOf: () => 1 }),
  write: ({ [field]: words }: Readonly<Record<string, string>>) => `${words ?? ""}\n`,
});

const yaml: Form = {
  read(text) {
    const read = readYaml(text);
    return isFault(read) ? read : { body: read.value, lineOf: read.lineOf };
  },
  write: (body: unknown) => writeYaml(body),
};

/** How each form is read and written. */
export const forms: Readonly<Record<FileForm, Form>> = {
  yaml,
  article,
  tutorial: fieldsAnd("summary" satisfies keyof GuideTutorial),
  demo: fieldsAnd("transcript" satisfies keyof GuideDemo),
  glossary: wholly("content" satisfies keyof Glossary),
  help: fieldsAnd("body"),
  html: wholly("html"),
};
