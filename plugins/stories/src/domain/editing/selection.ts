import type { Story } from "@stopbank/contract/story";
import type { StepPlace } from "./storyEdits.ts";

/** The part of a story that is being edited. */
export type Selection =
  | { readonly kind: "story" }
  | { readonly kind: "chapter"; readonly chapter: number }
  | { readonly kind: "step"; readonly at: StepPlace };

export const isSameSelection = (one: Selection, other: Selection): boolean =>
  keyOf(one).join(".") === keyOf(other).join(".");

const keyOf = (part: Selection): readonly number[] =>
  part.kind === "step" ? [part.at.chapter, part.at.step] : part.kind === "chapter" ? [part.chapter] : [];

/** The same part where a story still has it, else the nearest there is. */
export function fitSelection({ chapters }: Story, part: Selection): Selection {
  if (part.kind === "story" || chapters.length === 0) return { kind: "story" };
  if (part.kind === "chapter")
    return { kind: "chapter", chapter: Math.min(part.chapter, chapters.length - 1) };
  const chapter = Math.min(part.at.chapter, chapters.length - 1);
  const count = chapters[chapter]?.steps.length ?? 0;
  if (count === 0) return { kind: "chapter", chapter };
  return { kind: "step", at: { chapter, step: Math.min(part.at.step, count - 1) } };
}

/** Which step of how many it is, counted from 1 through all chapters. */
export function positionOf({ chapters }: Story, { chapter, step }: StepPlace): { at: number; of: number } {
  const counts = chapters.map(({ steps }) => steps.length);
  const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);
  return { at: sum(counts.slice(0, chapter)) + step + 1, of: sum(counts) };
}
