import { token } from "@stopbank/plugin-api";

/** What another page may have explained: a figure or a word on it. */
export type Explained =
  | "headline"
  | "exposed"
  | "not-assessed"
  | "damage-state"
  | "replacement-cost"
  | "projected-risk"
  | "annual-damage";

/** The guide, for whoever must not lose the page they are on. */
export interface Explanations {
  /** Opens over the page what the guide says of it. */
  explain(what: Explained): void;
  /** What was asked for last. */
  readonly asked: Explained | undefined;
}

export const explanations = token<Explanations>("guide.explanations");
