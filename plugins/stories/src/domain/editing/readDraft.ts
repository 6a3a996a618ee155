import type { Story, StorySection, StoryStep } from "@stopbank/contract/story";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * A draft as the editor takes it: drafts may be unfinished, and a program may have saved one that lacks what each story has. What the
 * editor does not know is kept as it is, for the check of the server to speak of.
 */
export function readDraft(body: unknown): Story {
  const draft = isRecord(body) ? body : {};
  return {
    ...draft,
    title: text(draft.title),
    description: text(draft.description),
    chapters: records(draft.chapters).map((chapter) => ({
      ...chapter,
      title: text(chapter.title),
      steps: records(chapter.steps).map(
        (step): StoryStep => ({
          ...step,
          title: text(step.title),
          sections: records(step.sections).map(
            (section): StorySection => ({ ...section, header: text(section.header) }),
          ),
        }),
      ),
    })),
  };
}

/** What a story begins with. */
export const newStory = (): Story => ({
  title: "",
  description: "",
  chapters: [{ title: "Chapter 1", steps: [] }],
});

const emptyable = ["coverImageUrl", "coverImageAlt"] as const;
const emptyableInSection = [
  "sideImage",
  "sideImageAlt",
  "wideImage",
  "wideImageAlt",
  "videoUrl",
  "captionsUrl",
  "transcript",
  "content",
] as const;

function without<T extends object>(value: T, keys: readonly (keyof T)[]): T {
  const next = { ...value };
  for (const key of keys) if (next[key] === "") delete next[key];
  return next;
}

/** A story without fields that were opened and left empty: readers would see a hole in their place. */
export const trimStory = (story: Story): Story => ({
  ...without(story, emptyable),
  chapters: story.chapters.map((chapter) => ({
    ...chapter,
    steps: chapter.steps.map((step) => ({
      ...step,
      sections: step.sections.map((section) => without(section, emptyableInSection)),
    })),
  })),
});
