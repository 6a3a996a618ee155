import type { Story } from "@stopbank/contract/story";

/** How many layers a story names in all: an answer grows by a kilobyte or so with each. */
export const layerMentions = ({ chapters, ...story }: Story): number =>
  [story, ...chapters, ...chapters.flatMap(({ steps }) => steps)].reduce(
    (sum, { elements = [], scenarios = [], contexts = [] }) =>
      sum + elements.length + scenarios.length + contexts.length,
    0,
  );
