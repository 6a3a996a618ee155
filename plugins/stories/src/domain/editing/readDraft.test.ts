import fc from "fast-check";
import { expect, it } from "vitest";
import { newStory, readDraft, trimStory } from "./readDraft.ts";

it("reads whatever a draft is, and keeps what it does not know", () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const story = readDraft(body);
      expect(typeof story.title).toBe("string");
      expect(Array.isArray(story.chapters)).toBe(true);
    }),
  );
  expect(
    readDraft({ title: 1, more: true, chapters: [{ steps: [{ notes: "n", sections: [{}] }, 7] }] }),
  ).toEqual({
    title: "",
    description: "",
    more: true,
    chapters: [{ title: "", steps: [{ title: "", notes: "n", sections: [{ header: "" }] }] }],
  });
});

it("leaves a whole story as it is", () => {
  const story = { ...newStory(), title: "A", coverImageUrl: "media/a.webp" };
  expect(readDraft(story)).toEqual(story);
  expect(trimStory(story)).toEqual(story);
});

it("leaves out fields that were opened and left empty", () => {
  const trimmed = trimStory({
    title: "",
    description: "",
    coverImageUrl: "",
    chapters: [
      { title: "", steps: [{ title: "", sections: [{ header: "", wideImage: "", wideImageAlt: "x" }] }] },
    ],
  });
  expect(trimmed).toEqual({
    title: "",
    description: "",
    chapters: [{ title: "", steps: [{ title: "", sections: [{ header: "", wideImageAlt: "x" }] }] }],
  });
});
