import type { Story, StorySection, StoryStep } from "@stopbank/contract/story";

export type StoryChapter = Story["chapters"][number];

/** Where a step stands, each counted from 0. */
export interface StepPlace {
  readonly chapter: number;
  readonly step: number;
}

/** Values to set; `undefined` takes a field away. */
export type Patch<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Something an author does to a story. Each place is of the story before it. */
export type StoryEdit =
  | { readonly kind: "setStory"; readonly patch: Patch<Omit<Story, "chapters">> }
  | {
      readonly kind: "setChapter";
      readonly chapter: number;
      readonly patch: Patch<Omit<StoryChapter, "steps">>;
    }
  | { readonly kind: "addChapter"; readonly chapter: number; readonly value: StoryChapter }
  | { readonly kind: "removeChapter"; readonly chapter: number }
  | { readonly kind: "moveChapter"; readonly chapter: number; readonly to: number }
  | { readonly kind: "setStep"; readonly at: StepPlace; readonly patch: Patch<StoryStep> }
  | { readonly kind: "addStep"; readonly at: StepPlace; readonly value: StoryStep }
  | { readonly kind: "removeStep"; readonly at: StepPlace }
  | { readonly kind: "moveStep"; readonly at: StepPlace; readonly to: StepPlace }
  | {
      readonly kind: "setSection";
      readonly at: StepPlace;
      readonly section: number;
      readonly patch: Patch<StorySection>;
    }
  | {
      readonly kind: "addSection";
      readonly at: StepPlace;
      readonly section: number;
      readonly value: StorySection;
    }
  | { readonly kind: "removeSection"; readonly at: StepPlace; readonly section: number }
  | { readonly kind: "moveSection"; readonly at: StepPlace; readonly section: number; readonly to: number };

function patched<T extends object>(value: T, patch: { readonly [Key in keyof T]?: T[Key] | undefined }): T {
  const next: Partial<T> = { ...value, ...patch };
  for (const key of Object.keys(patch) as (keyof T)[]) if (next[key] === undefined) delete next[key];
  return next as T;
}

const at = <T>(list: readonly T[], index: number, change: (value: T) => T): T[] =>
  list.map((value, place) => (place === index ? change(value) : value));

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const value = list[from];
  if (value === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(to, list.length - 1)), 0, value);
}

const inSteps = (
  story: Story,
  chapter: number,
  change: (steps: readonly StoryStep[]) => StoryStep[],
): Story => ({
  ...story,
  chapters: at(story.chapters, chapter, (one) => ({ ...one, steps: change(one.steps) })),
});

const inSections = (
  story: Story,
  place: StepPlace,
  change: (sections: readonly StorySection[]) => StorySection[],
): Story =>
  inSteps(story, place.chapter, (steps) =>
    at(steps, place.step, (step) => ({ ...step, sections: change(step.sections) })),
  );

/** A story after an edit. What names a place that is not there changes nothing; a move beyond an end goes to the end. */
export function editStory(story: Story, edit: StoryEdit): Story {
  switch (edit.kind) {
    case "setStory":
      return patched<Story>(story, edit.patch);
    case "setChapter":
      return {
        ...story,
        chapters: at(story.chapters, edit.chapter, (one) => patched<StoryChapter>(one, edit.patch)),
      };
    case "addChapter":
      return { ...story, chapters: story.chapters.toSpliced(edit.chapter, 0, edit.value) };
    case "removeChapter":
      return { ...story, chapters: story.chapters.toSpliced(edit.chapter, 1) };
    case "moveChapter":
      return { ...story, chapters: moved(story.chapters, edit.chapter, edit.to) };
    case "setStep":
      return inSteps(story, edit.at.chapter, (steps) =>
        at(steps, edit.at.step, (one) => patched(one, edit.patch)),
      );
    case "addStep":
      return inSteps(story, edit.at.chapter, (steps) => steps.toSpliced(edit.at.step, 0, edit.value));
    case "removeStep":
      return inSteps(story, edit.at.chapter, (steps) => steps.toSpliced(edit.at.step, 1));
    case "moveStep":
      return moveStep(story, edit.at, edit.to);
    case "setSection":
      return inSections(story, edit.at, (sections) =>
        at(sections, edit.section, (one) => patched(one, edit.patch)),
      );
    case "addSection":
      return inSections(story, edit.at, (sections) => sections.toSpliced(edit.section, 0, edit.value));
    case "removeSection":
      return inSections(story, edit.at, (sections) => sections.toSpliced(edit.section, 1));
    case "moveSection":
      return inSections(story, edit.at, (sections) => moved(sections, edit.section, edit.to));
  }
}

function moveStep(story: Story, from: StepPlace, to: StepPlace): Story {
  const step = story.chapters[from.chapter]?.steps[from.step];
  if (step === undefined || story.chapters[to.chapter] === undefined) return story;
  if (from.chapter === to.chapter)
    return inSteps(story, from.chapter, (steps) => moved(steps, from.step, to.step));
  const without = inSteps(story, from.chapter, (steps) => steps.toSpliced(from.step, 1));
  return inSteps(without, to.chapter, (steps) => steps.toSpliced(Math.min(to.step, steps.length), 0, step));
}

/**
 * Where a step goes by one place up or down: past the end of a chapter into the next. Undefined at the story's own ends.
 *
 * @param by -1 or 1.
 */
export function stepBeside(
  { chapters }: Story,
  { chapter, step }: StepPlace,
  by: -1 | 1,
): StepPlace | undefined {
  const next = step + by;
  const count = chapters[chapter]?.steps.length ?? 0;
  if (next >= 0 && next < count) return { chapter, step: next };
  const other = chapters[chapter + by];
  if (other === undefined) return undefined;
  return { chapter: chapter + by, step: by === 1 ? 0 : other.steps.length };
}
