import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allWordlessMedia, wordlessMedia } from "./wordlessMedia.ts";

const told = (body: unknown) => allWordlessMedia(body).map(({ pointer, url, is }) => [pointer, url, is]);

describe("G-04: alternative text is demanded", () => {
  it("of pictures in the fields of pages and of the guide", () => {
    expect(
      told([
        { section: "about", blocks: [{ type: "content", imageUrl: "media/a.webp", imageAlt: " " }] },
        { section: "why", blocks: [{ type: "content", imageUrl: "media/b.webp", imageAlt: "A river" }] },
      ]),
    ).toEqual([["/0/blocks/0/imageUrl", "media/a.webp", "picture"]]);
    expect(told({ hero: { picture: "media/a.webp" } })).toEqual([
      ["/hero/picture", "media/a.webp", "picture"],
    ]);
    expect(told({ heroImage: { url: "media/a.webp", alternativeText: " \n" } })).toEqual([
      ["/heroImage", "media/a.webp", "picture"],
    ]);
    expect(told({ thumbnail: { url: "media/a.webp", alternativeText: "A map" } })).toEqual([]);
  });

  it("of pictures in Markdown, also of those by reference, and not of what only looks like one", () => {
    expect(told({ body: "Words ![](media/a.webp) and ![A river](media/b.webp)" })).toEqual([
      ["/body", "media/a.webp", "picture"],
    ]);
    expect(told({ blocks: [{ body: "![][one]\n\n[one]: media/a.webp\n[one]: media/b.webp" }] })).toEqual([
      ["/blocks/0/body", "media/a.webp", "picture"],
    ]);
    expect(told({ body: "`![](media/a.webp)`\n\n    ![](media/b.webp)\n\n\\![](media/c.webp)" })).toEqual([]);
    expect(told({ "a/b~c": "![ ](x)" })).toEqual([["/a~1b~0c", "x", "picture"]]);
  });

  it("but not of a portrait, of what lies behind words, or of a picture that stands for a film", () => {
    expect(
      told([
        { type: "contacts", clientContact: { firstName: "Ana", image: "media/a.webp" } },
        { type: "banner", backgroundImageUrl: "media/b.webp" },
        { imageUrl: "media/c.webp", videoUrl: "media/d.webm", captionsUrl: "media/d.vtt" },
        { hero: { picture: "media/c.webp", film: "media/d.webm", transcript: "The river rises." } },
      ]),
    ).toEqual([]);
  });
});

it("G-04: captions or a transcript are demanded of films", () => {
  expect(told([{ videoUrl: "media/a.webm" }, { hero: { film: "media/b.webm", captions: "" } }])).toEqual([
    ["/0/videoUrl", "media/a.webm", "film"],
    ["/1/hero/film", "media/b.webm", "film"],
  ]);
});

it("finds what is written as marks of a picture in many ways", () => {
  const marks = fc.constantFrom("", " ", "*", "\\", "&nbsp;", "`", "**", "\t");
  const around = fc.constantFrom("", "x ", "> ", "- ", "# ", "[a](b) ", "$$1$$ ");
  fc.assert(
    fc.property(marks, around, (alt, before) => {
      const found = told({ body: `${before}![${alt}](media/a.webp)` });
      const isSaid = ["*", "**", "`"].includes(alt);
      const isEscaped = alt === "\\";
      expect(found).toEqual(isSaid || isEscaped ? [] : [["/body", "media/a.webp", "picture"]]);
    }),
  );
});

it("looks at a hostile text of 1 MiB in little time, and at what is no document", () => {
  const body = "![".repeat(500_000);
  expect([...wordlessMedia({ body, more: [null, 1, { picture: 3, heroImage: {} }] })]).toEqual([undefined]);
});
