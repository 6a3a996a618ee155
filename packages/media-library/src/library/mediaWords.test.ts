import { expect, it } from "vitest";
import { asMarkdown, fileSize, mediumFacts, nameOfUse, roomWords, usesWords } from "./mediaWords.ts";

it.each([
  [900, "900 B"],
  [12_300, "12 kB"],
  [20_971_520, "21.0 MB"],
])("says %d bytes as %s", (bytes, words) => expect(fileSize(bytes)).toBe(words));

it("says what one is, where it is used, and how much room is left", () => {
  expect(mediumFacts({ width_px: 1_280, height_px: 800, bytes: 123_456 })).toBe("1280 × 800 px, 123 kB");
  expect(mediumFacts({ width_px: null, height_px: null, bytes: 900 })).toBe("900 B");
  expect(nameOfUse({ kind: "guideArticle", name: "aep" })).toBe("guide article aep");
  expect(nameOfUse({ kind: "landingPage", name: "" })).toBe("landing page");
  const story = { kind: "story", name: "1" };
  expect([[], [story], [story, story, story, story]].map(usesWords)).toEqual([
    "Not used",
    "Used in story 1",
    "Used in story 1, story 1 and 2 more",
  ]);
  const room = { bytes: 1_500_000, most_bytes: 500_000_000, files: 12, most_files: 5_000 };
  expect(roomWords(room)).toBe("1.5 MB of 500.0 MB, 12 of 5,000 files");
});

it("G-04: is written into a text so that its words stay words", () => {
  expect(asMarkdown({ kind: "picture", name: "a.webp", alternative_text: "A [weir] \\ low" })).toBe(
    "![A \\[weir\\] \\\\ low](media/a.webp)",
  );
  expect(asMarkdown({ kind: "film", name: "a.webm", alternative_text: "" })).toBe("media/a.webm");
});
