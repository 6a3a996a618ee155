import { type Static, Type } from "typebox";
import { AttributeFilters, mostDays } from "../map/selection.ts";
import { nullable } from "../nullable.ts";

/** A figure that stands in a story's text. */
const NamedFigure = Type.Object({
  name: Type.String({ description: "As the text has it: risk.buildings.river_flood_100yr.exposed" }),
  value: nullable(Type.Number({ description: "In the layer's unit, in money, or a share between 0 and 1" })),
  text: Type.String({ description: "As the app writes it, with its unit; empty where there is none" }),
  problem: Type.Optional(Type.String({ description: "Why there is none, in a sentence" })),
  at_publication: Type.Optional(
    Type.String({
      description: "What it was in the data this version of the story was published with, where that differs",
    }),
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
  story_version: Type.Integer({ description: "The version of the story whose texts they are of" }),
  dataset_version: Type.String(),
  published: Type.Object({
    at: Type.String({ description: "When this version of the story was published (ISO 8601)" }),
    dataset_version: nullable(
      Type.String({ description: "The data it was published with; null where that is not known any more" }),
    ),
    dataset_at: nullable(Type.String({ description: "When that data was stored (ISO 8601)" })),
  }),
  steps: Type.Array(StepFigures),
});
export type StoryFigures = Static<typeof StoryFigures>;

/** What the editor asks of a step that is being written: the figures of its text, or those that it could have. */
export const StepToFigure = Type.Object(
  {
    names: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 1_000,
      description: "As the text has them: risk.buildings.river_flood_100yr.exposed",
    }),
    regions: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 })),
    area: Type.Optional(Type.String({ pattern: "^[0-9a-f]{64}$" })),
    filters: Type.Optional(AttributeFilters),
    nDays: Type.Optional(Type.Integer({ minimum: 0, maximum: mostDays })),
  },
  { additionalProperties: false },
);
export type StepToFigure = Static<typeof StepToFigure>;

const AskedFigure = Type.Object({
  name: Type.String(),
  value: nullable(Type.Number()),
  text: Type.String({ description: "As the app writes it, with its unit; empty where there is none" }),
  problem: Type.Optional(Type.String({ description: "Why there is none, in a sentence" })),
  instead: Type.Optional(
    Type.Array(Type.String(), {
      description: "Of one there is none of, names that the data has and that are like it",
    }),
  ),
});
export type AskedFigure = Static<typeof AskedFigure>;

export const AskedFigures = Type.Object({
  dataset_version: Type.String(),
  figures: Type.Array(AskedFigure, { description: "In the order of the names" }),
});
export type AskedFigures = Static<typeof AskedFigures>;

/** Stories some of whose figures are others today than in the data that they were published with. */
export const ChangedStories = Type.Array(
  Type.Object({
    id: Type.Integer(),
    story_version: Type.Integer(),
    changed: Type.Integer({ description: "How many of its figures, of all its steps" }),
    published_with: nullable(
      Type.String({ description: "When the data was stored that it was published with (ISO 8601)" }),
    ),
  }),
);
export type ChangedStories = Static<typeof ChangedStories>;
