import type { ContentKindName } from "@stopbank/contract/content";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDocuments } from "./readDocuments.ts";
import { writeDocument } from "./writeDocuments.ts";

/** What is written, read again. */
function again(kind: ContentKindName, name: string, body: unknown) {
  const { path, text } = writeDocument({ kind, name, body });
  const { documents, mistakes } = readDocuments(new Map([[path, new TextEncoder().encode(text)]]));
  expect(mistakes).toEqual([]);
  return { path, text, document: documents[0] };
}

/** Whatever a passage may hold: what YAML, front matter and headings are made of first of all. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "\n",
        "# One",
        "---",
        "```",
        "~~~",
        ": ",
        " ",
        "\t",
        "&a",
        "*b",
        "'",
        '"',
        "{",
        "\r",
        "#",
        "|",
        "true",
        "2026-03-05",
      ),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join("").toWellFormed().replaceAll("\0", ""));
const line = words.map((text) => text.slice(0, 200).toWellFormed().replaceAll("\ufffd", ""));
const section = fc.record(
  { type: fc.constant("section"), title: line, body: words },
  { requiredKeys: ["type", "body"] },
);
const reference = fc.record({ type: fc.constant("reference"), label: line });

describe("a document", () => {
  it.each([
    [
      "articles/a.md",
      "guideArticle",
      "a",
      fc.record({
        title: line,
        description: words,
        authors: fc.array(fc.record({ name: line }), { maxLength: 2 }),
        publishedAt: fc.constant("2026-03-05"),
        blocks: fc.array(fc.oneof(section, reference), { maxLength: 5 }),
      }),
    ],
    [
      "tutorials/t.md",
      "guideTutorial",
      "t",
      fc.record({ title: line, summary: words, arcadeLink: fc.constant("/guide/walkthroughs/x") }),
    ],
    ["glossary.md", "glossary", "", fc.record({ content: words })],
    ["help/pipes.md", "help", "pipes.md", fc.record({ title: line, body: words })],
    ["help/pipes.yaml", "help", "pipes", fc.record({ title: line, body: words })],
    [
      "terms.html",
      "terms",
      "",
      fc.record({ html: words, ask_again: fc.boolean() }, { requiredKeys: ["html"] }),
    ],
    [
      "pages/summaryPage.yaml",
      "summaryPage",
      "",
      fc.array(fc.record({ section: line, content: words }), { maxLength: 3 }),
    ],
  ] as const)(
    "at %s is read back as it was, whatever it says, and written the same again",
    (path, kind, name, bodies) => {
      let asWritten = 0;
      fc.assert(
        fc.property(bodies as fc.Arbitrary<unknown>, (made) => {
          // As a database gives it, not with the prototype that fast-check likes.
          const body = JSON.parse(JSON.stringify(made));
          const first = again(kind, name, body);
          expect(first.document).toMatchObject({ kind, name });
          expect(first.document?.body).toEqual(body);
          if (first.path === path) asWritten++;
          expect(writeDocument({ kind, name, body: first.document?.body })).toEqual({
            path: first.path,
            text: first.text,
          });
        }),
      );
      expect(asWritten).toBeGreaterThan(0);
    },
  );

  it("has its fields in the order of the contract, however a database kept them", () => {
    const story = { chapters: [{ steps: [], title: "b" }], title: "a", description: "x\ny\n" };
    expect(writeDocument({ kind: "story", name: "1", body: story }).text).toBe(
      "title: a\ndescription: |\n  x\n  y\nchapters:\n  - title: b\n    steps: []\n",
    );
  });
});
