import type { Story } from "@stopbank/contract/story";

/** A story as those have it who are no members: what its presenter reads is none of it. */
export const withoutNotes = (story: Story): Story => ({
  ...story,
  chapters: story.chapters.map((chapter) => ({
    ...chapter,
    steps: chapter.steps.map(({ notes: _, ...step }) => step),
  })),
});
