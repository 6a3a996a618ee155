import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";

/** A figure that stands in a story's text. */
const NamedFigure = Type.Object({
  name: Type.String({ description: "As the text has it: risk.buildings.river_flood_100yr.exposed" }),
  value: nullable(Type.Number({ description: "In the layer's unit, in money, or a share between 0 and 1" })),
  text: Type.String({ description: "As the app writes it, with its unit; empty where there is none" }),
  problem: Type.Optional(Type.String({ description: "Why there is none, in a sentence" })),
  at_publication: Type.Optional(
    Type.String({ description: "What it was in the data the story was published with, where that differs" }),
  ),
});
export type NamedFigure = Static<typeof NamedFigure>;

/** What a step shows in figures: one layer under one scenario. */
const FigureRow = Type.Object({
  element_type: Type.String(),
  element_name: Type.String(),
  scenario: Type.String(),
  scenario_name: Type.String(),
  total: Type.String({ description: "All that is selected, with its unit" }),
  assessed: Type.String({ description: "What a share is of" }),
  exposed: Type.String(),
  share_exposed: Type.String(),
});
export type FigureRow = Static<typeof FigureRow>;

const StepFigures = Type.Object({
  step: Type.Integer({ description: "Counted from 1; 0 is the introduction" }),
  figures: Type.Array(NamedFigure),
  rows: Type.Array(FigureRow),
});
export type StepFigures = Static<typeof StepFigures>;

export const StoryFigures = Type.Object({
  dataset_version: Type.String(),
  published: Type.Object({
    at: Type.String({ description: "When this version of the story was published (ISO 8601)" }),
    dataset_version: nullable(
      Type.String({ description: "The data it was published with; null where that is not kept any more" }),
    ),
  }),
  steps: Type.Array(StepFigures),
});
export type StoryFigures = Static<typeof StoryFigures>;
