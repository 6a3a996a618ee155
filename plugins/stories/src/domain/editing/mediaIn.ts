import type { Story } from "@stopbank/contract/story";

/** The names of all media that a story names, in fields of their own or within its texts; each once, in one order. */
export const mediaIn = (story: Story): readonly string[] =>
  [
    ...new Set(
      JSON.stringify(story)
        .matchAll(/(?<![\w./-])media\/([\w.-]+)/g)
        .map(([, name = ""]) => name),
    ),
  ].toSorted();
