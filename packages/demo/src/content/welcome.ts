import type { DemoDocument } from "./DemoDocument.ts";

const faq = [
  {
    q: "Is this a real place?",
    a: "No. Larkhaven is an imaginary island. Its ground, streets and hazards are modelled, and every layer says how.",
  },
  {
    q: "What do the colours mean?",
    a: "Each hazard and each damage class has a legend at the bottom left. A grey hatch means that a study did not cover the element: it is not known to be safe.",
  },
  {
    q: "How do I begin?",
    a: "Add an element layer and a hazard, then draw an area or choose a region. The summary follows what you choose.",
  },
];

/**
 * What a client's welcome page says.
 *
 * @param hero the picture beside the title, with its words; the island's outline without.
 */
export const welcome = (
  title: string,
  subtitle: string,
  hero?: { readonly picture: string; readonly picture_alt: string },
): DemoDocument => ({
  kind: "welcomeSidebar",
  body: { title, subtitle, faq, ...(hero && { hero }) },
});
