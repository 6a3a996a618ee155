import type { TutorialModule, TutorialStep } from "@stopbank/plugin-api/browser";

export interface LessonModule {
  readonly name: TutorialModule;
  readonly steps: readonly TutorialStep[];
}

/** Steps by module, in the modules' order; within one they stay as they come. A module without steps is none. */
export const modulesOf = (steps: readonly TutorialStep[]): readonly LessonModule[] =>
  moduleNames
    .map((name) => ({ name, steps: steps.filter(({ module }) => module === name) }))
    .filter(({ steps: own }) => own.length > 0);

/** What each module teaches, in a line; they stand in the order of the menu. */
export const moduleWords: Readonly<Record<TutorialModule, string>> = {
  "Map Basics": "Move around, find a place and read the colours.",
  "Add & Explore Layers": "Choose what is at risk and what it is at risk from.",
  "Navigating the Sidebar": "Read the figures and take them with you.",
  "Map Tools": "Look at one region, one area or one distance.",
};

// Written above with these keys and no others.
const moduleNames = Object.keys(moduleWords) as TutorialModule[];
