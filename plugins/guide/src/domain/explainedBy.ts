import type { Explained } from "../api.ts";

/** Where the guide says what something means: an article by its slug, or a term of the glossary. */
export type Explanation = { readonly article: string } | { readonly term: string };

export const explainedBy: Readonly<Record<Explained, Explanation>> = {
  headline: { article: "reading-the-summary" },
  exposed: { article: "counting-elements" },
  "not-assessed": { article: "not-assessed" },
  "damage-state": { article: "damage-states" },
  "replacement-cost": { term: "Replacement cost" },
  "projected-risk": { article: "sea-level-rise" },
  "annual-damage": { article: "expected-annual-damage" },
};
