import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { atLarkhaven } from "./atLarkhaven.ts";
import { canReadBack, read } from "./printed/readBack.ts";

interface Story {
  readonly id: number;
  readonly title: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly steps: readonly { readonly title: string }[];
  }[];
}

/** How often a text stands in another, however either is broken into lines. */
const times = (text: string, within: string) => {
  const [part, whole] = [text, within].map((one) => one.replace(/\s+/g, ""));
  return (whole ?? "").split(part ?? "").length - 1;
};

describe.runIf(canReadBack)("a story on paper", () => {
  const { ask, visit } = atLarkhaven();
  const folder = mkdtempSync(join(tmpdir(), "stopbank-story-"));
  const file = join(folder, "story.pdf");
  let story: Story;
  let pages: readonly string[];
  beforeAll(async () => {
    const { page, close } = await visit({ path: "/risk/stories/2" });
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 170_000 }),
      page.getByRole("button", { name: "Print story to PDF" }).click(),
    ]);
    await download.saveAs(file);
    expect(downloads).toEqual([expect.stringMatching(/^The rising sea \d{4}-\d\d-\d\d\.pdf$/)]);
    await close();
    story = (await ask<Story[]>("/risk/stories/")).find(({ id }) => id === 2) as Story;
    pages = read("pdftotext", "-layout", file, "-").split("\f").slice(0, -1);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const steps = () => story.chapters.flatMap((chapter) => chapter.steps);
  /** The pages of steps have their title as a heading, which no text repeats in a line of its own. */
  const pageOf = (title: string) =>
    pages.flatMap((text, at) => (text.split("\n").some((line) => line.trim() === title) ? [at + 1] : []));

  it("STO-12 is one file of every step once, in order, its pages counted through", () => {
    expect(steps().length).toBeGreaterThanOrEqual(10);
    const found = steps().map(({ title }) => pageOf(title));
    expect(found.map((at) => at.length)).toEqual(steps().map(() => 1));
    expect(found.flat()).toEqual(found.flat().toSorted((a, b) => a - b));
    const numbers = pages.map((text) => /(\d+)\s*$/.exec(text.trimEnd().split(/\n/).slice(-2)[0] ?? "")?.[1]);
    expect(numbers.slice(1)).toEqual(pages.slice(1).map((_, at) => `${at + 2}`));
    expect(pageOf("See it on the map")).toEqual([pages.length]);
  });

  it("STO-12 is whole and tagged, and has a bookmark for each step where it is", () => {
    expect(read("qpdf", "--check", file)).toContain("No syntax or stream encoding errors");
    const info = read("pdfinfo", file);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Title:\s+The rising sea/);
    expect(read("pdfinfo", "-struct", file).match(/^Document/gm)).toHaveLength(1);
    const { outlines } = JSON.parse(read("qpdf", "--json=2", "--json-key=outlines", file));
    expect(outlines).toHaveLength(1);
    const marks = (outlines[0].kids as { title: string; destpageposfrom1: number }[]).filter(({ title }) =>
      steps().some((step) => step.title === title),
    );
    expect(marks.map(({ title, destpageposfrom1 }) => [title, destpageposfrom1])).toEqual(
      steps().map(({ title }) => [title, pageOf(title)[0]]),
    );
  });

  it("STO-12 gives a film's picture, address and words, and what its buttons lead to, at the app's own address", () => {
    const all = pages.join("");
    const site = inject("baseUrl");
    expect(times("What is said in the film", all)).toBe(1);
    const links = read("pdfinfo", "-url", file);
    for (const path of [
      "/risk/stories/1",
      "/methods",
      "/media/larkhaven/5383d654632f79ee32a4125002671fcd-1280x720.webm",
    ])
      expect(links).toContain(`${site}${path}`);
    expect(times(`The story of the river: ${site}/risk/stories/1`, all)).toBe(1);
    const [film = 0] = pages.flatMap((text, at) =>
      text.includes("What is said in the film") ? [at + 1] : [],
    );
    const pictures = read("pdfimages", "-list", "-f", `${film - 1}`, "-l", `${film}`, file);
    expect(pictures).toMatch(/\b1280\s+720\b/);
  });
});
