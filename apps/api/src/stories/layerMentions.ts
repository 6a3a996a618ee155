import type { Story } from "@stopbank/contract/story";

/** So many layers are joined in one answer, with all stories of it together. */
export const mostMentions = 20_000;

/** How many layers a story names in all: an answer grows by a kilobyte or so with each. */
export const layerMentions = ({ chapters, ...story }: Story): number =>
  [story, ...chapters, ...chapters.flatMap(({ steps }) => steps)].reduce(
    (sum, { elements = [], scenarios = [], contexts = [] }) =>
      sum + elements.length + scenarios.length + contexts.length,
    0,
  );
