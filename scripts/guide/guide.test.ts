import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readMediaName } from "@stopbank/contract/media-name";
import { readingGrade } from "@stopbank/contract/reading-grade";
import { eadRules, eadWeights } from "@stopbank/risk-engine/ead";
import { beforeAll, describe, expect, it } from "vitest";
import { addressesOf, termMarks, termsOf } from "./places.ts";
import { guideFolder, readShipped, type ShippedGuide } from "./readShipped.ts";
import { spokenWords } from "./spokenWords.ts";

let guide: ShippedGuide;
beforeAll(async () => {
  guide = await readShipped();
});

const linksIn = (markdown: string) =>
  [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, address = ""]) => address);
const picturesIn = (markdown: string) =>
  [...markdown.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, text = "", address = ""]) => ({
    text,
    address,
  }));
const articleText = (name: string) =>
  guide.texts.find((text) => text.name === `articles/${name}`)?.markdown ?? "";
const thumbnails = () => [
  ...[...guide.articles.values()].flatMap(({ heroImage }) => heroImage ?? []),
  ...[...guide.tutorials.values()].flatMap(({ thumbnail }) => thumbnail ?? []),
  ...[...guide.demos.values()].flatMap(({ thumbnail }) => thumbnail ?? []),
];

/** Every medium that a document names. */
const namedMedia = () => [
  ...guide.texts.flatMap(({ markdown }) => picturesIn(markdown).map(({ address }) => address)),
  ...thumbnails().map(({ url }) => url),
  ...[...guide.demos.values()].flatMap(({ videoUrl, captionsUrl }) => [videoUrl, captionsUrl]),
];

describe("the guide that comes with the program", () => {
  it("GUI-16: has no mistake in any document", () => {
    expect(guide.mistakes).toEqual([]);
  });

  it("GUI-05: has what its home leads to, and each document stands in one place", () => {
    const addresses = addressesOf(guide);
    for (const address of [
      "/guide/tutorials/download-export-and-share-results",
      "/guide/insights/case-studies",
      "/guide/demos/assessing-risk-to-assets",
      "/guide/fundamentals/overview",
      "/guide/glossary",
    ])
      expect([address, addresses.has(address)]).toEqual([address, true]);
    const placed = guide.map.flatMap(({ entries, subTopics }) => [
      ...entries,
      ...subTopics.flatMap((sub) => sub.entries),
    ]);
    const written = [...guide.articles.keys(), ...guide.tutorials.keys(), ...guide.demos.keys()];
    // Read from docs/methodology.md, so that there is one of it.
    expect(placed.toSorted()).toEqual([...written, "methodology"].toSorted());
  });

  it("leads somewhere with every link of its own, and names a term that there is where it leads to the glossary", () => {
    const addresses = addressesOf(guide);
    const marks = termMarks(guide.glossary);
    const astray = guide.texts.flatMap(({ name, markdown }) =>
      linksIn(markdown)
        .filter((address) => {
          if (/^https:\/\/[^/\s]+\.[^/\s]+/.test(address)) return false;
          const [path = "", mark] = address.split("#");
          if (name === "docs/methodology") return true;
          return (
            !addresses.has(path) || (mark !== undefined && !(path === "/guide/glossary" && marks.has(mark)))
          );
        })
        .map((address) => `${name}: ${address}`),
    );
    expect(astray).toEqual([]);
  });

  it("refers to addresses of https alone", () => {
    const references = [...guide.articles.values()].flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === "reference" ? (block.url ?? []) : [])),
    );
    expect(references.length).toBeGreaterThan(20);
    for (const url of references) expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)/);
  });

  it("GUI-12: has every picture it names, and says in words what each shows", () => {
    for (const { name, markdown } of guide.texts)
      for (const { text, address } of picturesIn(markdown)) {
        expect([name, address, readMediaName(address.replace("media/", ""))?.ending]).toEqual([
          name,
          address,
          "webp",
        ]);
        expect(text.length, `${name}: ${address}`).toBeGreaterThan(20);
      }
    for (const { alternativeText } of thumbnails()) expect(alternativeText.length).toBeGreaterThan(10);
  });

  it("has no other media than those it names, each under the name that says what is in it", () => {
    const files = readdirSync(join(guideFolder, "media"));
    for (const file of files) {
      const hash = createHash("sha256")
        .update(readFileSync(join(guideFolder, "media", file)))
        .digest("hex");
      expect([file, readMediaName(file)?.hash]).toEqual([file, hash.slice(0, 32)]);
    }
    expect(new Set(files.map((file) => `media/${file}`))).toEqual(new Set(namedMedia()));
  });

  it("GUI-06: has films of at most 2 MB with captions that last as long, in lines that can be read, and a transcript of them", () => {
    expect(guide.demos.size).toBeGreaterThanOrEqual(2);
    for (const [name, { videoUrl, captionsUrl, transcript }] of guide.demos) {
      expect(statSync(join(guideFolder, videoUrl)).size, name).toBeLessThanOrEqual(2_000_000);
      const captions = readFileSync(join(guideFolder, captionsUrl), "utf8");
      expect(captions.startsWith("WEBVTT\n")).toBe(true);
      const cues = captions
        .split("\n\n")
        .slice(1)
        .map((cue) => cue.trim().split("\n"));
      expect(cues.length).toBeGreaterThan(5);
      for (const [, ...lines] of cues) {
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect([line, line.length <= 50]).toEqual([line, true]);
        expect(transcript).toContain(lines.join(" "));
      }
    }
  });

  it("GUI-13: has some 60 terms, each once, with a definition that does not begin with the term itself", () => {
    const terms = termsOf(guide.glossary);
    expect(terms.length).toBeGreaterThanOrEqual(60);
    expect(new Set(terms.map(([term]) => term.toLowerCase())).size).toBe(terms.length);
    for (const [term, definition] of terms) {
      expect([term, definition.length > 20]).toEqual([term, true]);
      expect(definition.toLowerCase().startsWith(term.toLowerCase()), term).toBe(false);
    }
  });

  it("is written for people who are busy: no article asks for more than ten years of school", () => {
    const grades = guide.texts
      .filter(({ name }) => name.startsWith("articles/"))
      .map(({ name, markdown }) => [name, readingGrade(spokenWords(markdown))?.toFixed(1)] as const);
    expect(grades.filter(([, grade]) => !(Number(grade) <= 10))).toEqual([]);
  });

  it("takes up no more than 12 MB", () => {
    const sizeOf = (folder: string): number =>
      readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
        const path = join(folder, entry.name);
        return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
      }, 0);
    expect(sizeOf(guideFolder)).toBeLessThan(12_000_000);
  });
});

describe("figures that anybody can reckon", () => {
  it("states chances over years as they are", () => {
    const text = articleText("return-periods");
    for (const years of [10, 50, 100, 500]) {
      const cells = [10, 30, 50, 100].map((span) => {
        const percent = 100 * (1 - (1 - 1 / years) ** span);
        return percent > 99.5 ? "over 99%" : `${Math.round(percent)}%`;
      });
      expect(text).toContain(`| 1 in ${years} years | ${cells.join(" | ")} |`);
    }
  });

  it("states expected annual damage as the engine reckons it", () => {
    const text = articleText("expected-annual-damage");
    const dollars = (rule: keyof typeof eadRules) => 1_000 * (eadWeights([10, 100], eadRules[rule])[1] ?? 0);
    const [whole, between, straight] = [dollars("log-linear"), dollars("no-tail"), dollars("trapezoid")];
    expect(text).toContain(`| **expected annual damage** | | **${whole.toFixed(2)}** |`);
    expect(text).toContain(`| ${between.toFixed(2)} |`);
    expect(text).toContain(`the same two events give $${straight.toFixed(0)}.`);
    expect(text).toContain(`a difference of ${Math.round(100 * (straight / whole - 1))}%`);
  });
});
