import { expect, it } from "vitest";
import { namedMedia, withMediaNames } from "./namedMedia.ts";

const body = {
  heroImage: { url: "media/hero.webp", alternativeText: "media" },
  blocks: [{ body: "![A](media/a.webp) and <media/b.webm>. See media/hero.webp." }],
  others: ["https://example.org/media/c.webp", "../media/d.webp", "social-media/e.webp", "/media/f.webp"],
};

it("G-04: media of a document are those it names below media/, in fields and in Markdown", () => {
  expect(namedMedia(body)).toEqual(["hero.webp", "a.webp", "b.webm"]);
});

it("have other names where they were kept under others, and the rest stays", () => {
  expect(withMediaNames(body, new Map([["hero.webp", "h.webp"]]))).toEqual({
    ...body,
    heroImage: { url: "media/h.webp", alternativeText: "media" },
    blocks: [{ body: "![A](media/a.webp) and <media/b.webm>. See media/h.webp." }],
  });
});

it("are none where a sentence speaks of media", () => {
  expect(namedMedia({ body: "Ask our media/communications team, or media/PR. See media/a.webp." })).toEqual([
    "a.webp",
  ]);
});
