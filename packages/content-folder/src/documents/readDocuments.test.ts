import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDocuments } from "./readDocuments.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (files: Readonly<Record<string, string>>) =>
  readDocuments(new Map(Object.entries(files).map(([path, text]) => [path, bytes(text)])));
const only = (path: string, text: string) => {
  const { documents, mistakes } = read({ [path]: text });
  expect(mistakes).toEqual([]);
  return documents[0];
};
const mistakesOf = (path: string, text: string) => read({ [path]: text }).mistakes;

const article = (more = "", words = "Words.\n") =>
  `---\ntitle: Floods\ndescription: Why they come.\npublishedAt: 2026-03-05\n${more}---\n\n${words}`;

describe("a folder of content", () => {
  it("is read as docs/content.md shows it", () => {
    const docs = readFileSync(new URL("../../../../docs/content.md", import.meta.url), "utf8");
    const blocks = [...docs.matchAll(/^```(?:markdown|yaml)\n([\s\S]*?)^```$/gm)].map(
      ([, text = ""]) => text,
    );
    const paths = [
      "map.yaml",
      "articles/a.md",
      "tutorials/t.md",
      // Left alone: a page of the program.
      "walkthroughs/w/steps.yaml",
      "demos/d.md",
      "glossary.md",
      "stories/1.yaml",
    ];
    expect(blocks).toHaveLength(paths.length);
    const { documents, mistakes } = read(
      Object.fromEntries(paths.map((path, index) => [path, blocks[index] ?? ""])),
    );
    expect(mistakes).toEqual([]);
    expect(documents.map(({ kind, name }) => [kind, name])).toEqual([
      ["guideArticle", "a"],
      ["guideDemo", "d"],
      ["glossary", ""],
      ["guideMap", ""],
      ["story", "1"],
      ["guideTutorial", "t"],
    ]);
  });

  it("GUI-16: has articles of sections by their headings, and what they refer to", () => {
    const words = "Before.\n\n# One #1\n\nText\n\n```\n# no heading\n```\n\n### Third level\n\n# Two\n";
    const references = "references:\n  - label: MfE\n    url: https://environment.govt.nz/\n";
    expect(only("articles/floods.md", article(references, words))?.body).toEqual({
      title: "Floods",
      description: "Why they come.",
      publishedAt: "2026-03-05",
      authors: [],
      blocks: [
        { type: "section", body: "Before." },
        { type: "section", title: "One #1", body: "Text\n\n```\n# no heading\n```\n\n### Third level" },
        { type: "section", title: "Two", body: "" },
        { type: "reference", label: "MfE", url: "https://environment.govt.nz/" },
      ],
    });
  });

  it("is the same with the ends of lines of Windows, and with a mark of byte order", () => {
    const plain = only("articles/a.md", article());
    expect(only("articles/a.md", article().replaceAll("\n", "\r\n"))).toEqual(plain);
    expect(only("articles/a.md", `\ufeff${article()}`)).toEqual(plain);
  });

  it("leaves alone what is none of it, and says of what has no place", () => {
    const { documents, mistakes } = read({
      "README.md": "x",
      ".git/config": "x",
      "walkthroughs/exports/index.html": "x",
      "media/a.webp": "x",
      "artikles/floods.md": "x",
      "articles/deep/floods.md": "x",
      "pages/landingpage.yaml": "[]",
    });
    expect(documents).toEqual([]);
    expect(mistakes.map(({ file }) => file)).toEqual([
      "articles/deep/floods.md",
      "artikles/floods.md",
      "pages/landingpage.yaml",
    ]);
  });

  it("story authoring: says in which lines a story's chapters and steps begin, in YAML and in JSON", () => {
    const yaml = `title: x
description: |
  Several

  lines
chapters:
  - title: One
    steps:
      - title: Rain
        sections: []

      # A remark.
      - sections:
          - header: Up
            content: |
              Text

              More
        title: Flood
  - steps: []
    title: Two
`;
    const lines = [
      { line: 7, steps: [9, 13] },
      { line: 20, steps: [] },
    ];
    const inYaml = only("stories/1.yaml", yaml);
    expect(inYaml?.chapterLines).toEqual(lines);
    expect(only("stories/1.yaml", yaml.replaceAll("\n", "\r\n"))?.chapterLines).toEqual(lines);
    const inJson = (space?: number) =>
      only("stories/1.yaml", JSON.stringify(inYaml?.body, undefined, space))?.chapterLines;
    expect(inJson()).toEqual([
      { line: 1, steps: [1, 1] },
      { line: 1, steps: [] },
    ]);
    expect(inJson(2)).toEqual([
      { line: 5, steps: [8, 12] },
      { line: 23, steps: [] },
    ]);
    expect(only("articles/a.md", article())).not.toHaveProperty("chapterLines");
  });

  it("holds each document once", () => {
    const { mistakes } = read({
      "glossary.md": "AEP | Chance\n",
      "glossary.yaml": "content: AEP | Chance\n",
    });
    expect(mistakes).toMatchObject([
      { file: "glossary.yaml", problem: "glossary.md holds the same document." },
    ]);
  });
});

describe("a mistake", () => {
  it.each([
    ["a field there is not", "articles/a.md", article("titel: x\n"), 5, "titel is no field"],
    [
      "a field of a field",
      "articles/a.md",
      article("authors:\n  - name: A\n    phone: 1\n"),
      7,
      "phone is no field of authors[0]",
    ],
    ["a number for a text", "articles/a.md", article().replace("Floods", "2026"), 2, "title is a number"],
    [
      "a date that is none",
      "articles/a.md",
      article().replace("2026-03-05", "March"),
      4,
      "publishedAt is not of the form",
    ],
    [
      "a reference that runs a script",
      "articles/a.md",
      article("references:\n  - label: x\n    url: 'javascript:x'\n"),
      7,
      "url is not of the form",
    ],
    ["no fields", "articles/a.md", "Words\n", 1, "does not begin with its fields"],
    ["no end of fields", "articles/a.md", "---\ntitle: x\n", 1, "Nothing says where the fields end"],
    ["what is no YAML", "stories/1.yaml", "title: x\nchapters: [\n", 3, "This is no YAML"],
    ["a value twice", "stories/1.yaml", "title: x\ntitle: y\n", 2, "title stands twice"],
    [
      "a value twice, once in quotes",
      "stories/1.yaml",
      'chapters:\n  - a: x\n    "a": y\n',
      3,
      "a stands twice",
    ],
    [
      "what lacks a field",
      "stories/1.yaml",
      "title: x\ndescription: y\nchapters:\n  - steps: []\n",
      4,
      "chapters[0] has no title",
    ],
    [
      "a block of no type",
      "pages/landingPage.yaml",
      "- section: a\n  blocks:\n    - type: carousel\n",
      3,
      "none of",
    ],
    [
      "a contact that is none",
      "pages/landingPage.yaml",
      "- section: a\n  blocks:\n    - type: contacts\n      teamEmail: 5\n",
      4,
      "teamEmail is a number",
    ],
    ["a name that is none", "articles/Floods!.md", article(), 1, "needs a name"],
    [
      "a story without a number",
      "stories/flood.yaml",
      "title: x\ndescription: y\nchapters: []\n",
      1,
      "needs a name",
    ],
    ["a document of nothing", "map.yaml", "", 1, "The document is empty"],
  ])("%s is told with its line and what to do", (_what, path, text, line, words) => {
    const [first] = mistakesOf(path, text);
    expect(first).toMatchObject({ file: path, line });
    expect(first?.problem).toContain(words);
    expect(first?.remedy).toMatch(/^[A-Z].*\.$/);
  });

  it("says of an address with a name before its host what an address is", () => {
    const button = "        - text: Go\n          url: https://larkhaven.example@evil.example\n";
    const page = `- section: a\n  blocks:\n    - type: content\n      buttons:\n${button}`;
    expect(mistakesOf("pages/onboardingPage.yaml", page)).toEqual([
      expect.objectContaining({ line: 6, remedy: expect.stringContaining("nobody's name before an @") }),
    ]);
  });

  it("is found among very many fields in a time in proportion to them: none is compared with all the others", () => {
    const lines = (line: (at: number) => string) => Array.from({ length: 60_000 }, (_, at) => line(at));
    const cpuOf = (text: string, problem: string): number => {
      const before = process.cpuUsage();
      const [mistake] = mistakesOf("stories/1.yaml", text);
      expect(mistake).toMatchObject({ problem: expect.stringContaining(problem) });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const asList = cpuOf(lines((at) => `- a${at}`).join("\n"), "has to be");
    const asFields = cpuOf([...lines((at) => `a${at}: 1`), "a0: 2"].join("\n"), "a0 stands twice");
    // Compared with each other they take some two hundred times as long.
    expect(asFields).toBeLessThan(asList * 20);
  });

  it("keeps nobody from being told of the others", () => {
    const { mistakes } = read({
      "articles/a.md": article("titel: x\nauthor: y\n"),
      "articles/b.md": "Words",
    });
    expect(mistakes.map(({ file, line }) => [file, line])).toEqual([
      ["articles/a.md", 5],
      ["articles/a.md", 6],
      ["articles/b.md", 1],
    ]);
  });

  it("is what was written to do harm: levels without end, and aliases that multiply each other", () => {
    const laughs = Array.from({ length: 12 }, (_, index) =>
      index === 0 ? "a0: &a0 lol" : `a${index}: &a${index} [${`*a${index - 1}, `.repeat(9)}*a${index - 1}]`,
    ).join("\n");
    const hostile = [
      laughs,
      "a: *a",
      "title: !!js/function x",
      "[".repeat(200_000),
      "{a: ".repeat(50_000),
      "- ".repeat(50_000),
      Array.from({ length: 1_000 }, (_, index) => `${" ".repeat(index)}a:`).join("\n"),
      "title: \0",
      "? ".repeat(10_000),
      "<<: {title: x}",
    ];
    for (const text of hostile)
      for (const path of ["stories/1.yaml", "articles/a.md"]) {
        const mistakes = mistakesOf(path, path.endsWith(".md") ? `---\n${text}\n---\n` : text);
        expect(mistakes.length).toBeGreaterThan(0);
      }
  });

  it("is a file that is no text, and one that is too large", () => {
    const { mistakes } = readDocuments(
      new Map([
        ["articles/a.md", new Uint8Array([0xff, 0xfe, 0])],
        ["articles/b.md", new Uint8Array(1_048_577).fill(97)],
      ]),
    );
    expect(mistakes.map(({ problem }) => problem)).toEqual([
      "The file is no text in UTF-8.",
      "The file is larger than 1 MiB.",
    ]);
  });

  it("tells the first hundred mistakes, and how many more there are", () => {
    const strays = Object.fromEntries(Array.from({ length: 250 }, (_none, at) => [`stray-${at}.txt`, "x"]));
    const { mistakes, moreMistakes } = read(strays);
    expect([mistakes.length, moreMistakes]).toEqual([100, 150]);
  });

  it("names no more media that it does not hold than anybody could keep", () => {
    const naming = (from: number) =>
      Array.from({ length: 800 }, (_none, at) => `![x](media/${from * 800 + at}.webp)`).join("\n");
    const { missingMedia, mistakes } = read(
      Object.fromEntries(
        Array.from({ length: 14 }, (_none, at) => [`articles/a-${at}.md`, article("", naming(at))]),
      ),
    );
    expect(missingMedia.size).toBe(10_000);
    expect(mistakes.map(({ problem }) => problem)).toContainEqual(expect.stringContaining("10,000 media"));
    expect(missingMedia.get("3.webp")).toMatchObject({ file: "articles/a-0.md", line: 10 });
  });

  it.each(["n".repeat(201), "a\0.webp", "a\ud800.webp"])(
    "refuses a medium that cannot be kept under its name: %j",
    (name) => {
      const { media, mistakes } = read({ [`media/${name}`]: "x", "media/IMG 7.png": "x" });
      expect([...media.keys()]).toEqual(["IMG 7.png"]);
      expect(mistakes).toEqual([
        expect.objectContaining({ problem: expect.stringContaining("200 characters") }),
      ]);
      for (const field of ["name", "originalName", "alternativeText"]) {
        const entry = {
          name: "a.webp",
          originalName: "a.png",
          alternativeText: "A",
          [field]: `${name}${"n".repeat(801)}`,
        };
        expect(read({ "media.yaml": JSON.stringify([entry]) }).mistakes).toHaveLength(1);
      }
    },
  );
});
