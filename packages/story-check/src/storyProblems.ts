/** Where in a story something is amiss, down to the field. */
export interface ProblemPlace {
  /** Of a step, each counted from 0. */
  readonly at?: { readonly chapter: number; readonly step: number } | undefined;
  /** Of a chapter's own. */
  readonly chapter?: number | undefined;
  readonly section?: number | undefined;
  readonly field: string;
}

/** Something to put right: an error holds publishing back, a warning does not. */
export interface StoryProblem extends ProblemPlace {
  readonly kind: "error" | "warning";
  /** What is amiss, and what to do about it. */
  readonly words: string;
}

export const error = (
  words: string,
  field: string,
  place: Omit<ProblemPlace, "field"> = {},
): StoryProblem => ({
  kind: "error",
  words,
  field,
  ...place,
});

export const warning = (
  words: string,
  field: string,
  place: Omit<ProblemPlace, "field"> = {},
): StoryProblem => ({
  kind: "warning",
  words,
  field,
  ...place,
});

/** What a story is checked against. */
export interface CheckGround {
  /** Whether the data of today has them. */
  readonly hasElement: (type: string) => boolean;
  /** Undefined where there is no such scenario. */
  readonly hazardOf: (assetTag: string) => string | undefined;
  readonly hasContext: (id: string) => boolean;
  readonly hasRegion: (id: string) => boolean;
  /** Whether an area that a step draws is kept. */
  readonly hasArea: (id: string) => boolean;
  /** Whether a path of this site leads to a page. */
  readonly hasPage: (path: string) => boolean;
  /** Whether readers find a medium of this name, `<hash>.webp`. */
  readonly hasMedium: (name: string) => boolean;
}
