import type { Story } from "../content/story.ts";

/** The ids of the areas that steps of a story draw, each once, as they come. */
export const drawnAreas = ({ chapters }: Pick<Story, "chapters">): readonly string[] => [
  ...new Set(chapters.flatMap(({ steps }) => steps.flatMap(({ area }) => area ?? []))),
];
