import { expect, it } from "vitest";
import { mediaIn } from "./mediaIn.ts";

it("names the media of fields and of texts, each once", () => {
  const section = {
    header: "",
    content: "![x](media/b.webp) and https://example.org/media/c.webp",
    wideImage: "media/a.webp",
  };
  const steps = [{ title: "One", sections: [section, section] }];
  const story = {
    title: "",
    description: "",
    coverImageUrl: "media/b.webp",
    chapters: [{ title: "", steps }],
  };
  expect(mediaIn(story)).toEqual(["a.webp", "b.webp"]);
});
