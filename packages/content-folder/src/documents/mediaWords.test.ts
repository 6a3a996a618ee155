import { expect, it } from "vitest";
import { mediaWords } from "./mediaWords.ts";

it("G-04: what is to be seen on media is what a document says of them first, wherever it says it", () => {
  const body = {
    heroImage: { url: "media/hero.webp", alternativeText: " The bridge " },
    hero: { picture: "media/valley.webp", picture_alt: "The valley" },
    coverImageUrl: "media/cover.webp",
    coverImageAlt: "A cover",
    sections: [
      { wideImage: "media/wide.webp", wideImageAlt: "A wide view", sideImage: "media/side.webp" },
      {
        image: "media/river.png",
        imageAlt: "",
        body: "![A river](media/river.png) ![Another](<media/river.png>)",
      },
      { body: "![](media/none.png) [A link](media/plan.webp) ![x](https://a.example/media/far.png)" },
      { wideImage: "media/long.webp", wideImageAlt: "x".repeat(1_001) },
    ],
  };
  expect(Object.fromEntries(mediaWords(body))).toEqual({
    "hero.webp": "The bridge",
    "valley.webp": "The valley",
    "cover.webp": "A cover",
    "wide.webp": "A wide view",
    "river.png": "A river",
  });
});
