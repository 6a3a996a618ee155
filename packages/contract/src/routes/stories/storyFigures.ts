import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  AskedFigures,
  ChangedStories,
  StepToFigure,
  StoryFigures,
} from "../../schemas/stories/storyFigures.ts";
import { storyExamples } from "./storyExamples.ts";

export const storyFigureRoutes = defineRoutes({
  storyFigures: {
    method: "GET",
    path: "/risk/stories/:storyId/figures",
    access: "signed-in",
    scope: "map:read",
    flag: "riskStories",
    tag: "Stories",
    summary:
      "What the figures in a story's texts stand for today, and what each step shows in figures, by its regions and area. A figure that was another in the data the story was published with says so.",
    params: Type.Object({ storyId: Type.String({ pattern: "^[1-9][0-9]{0,8}$" }) }),
    query: Type.Object(
      {
        version: Type.Optional(
          Type.String({
            pattern: "^[1-9][0-9]{0,8}$",
            description: "The version of the story that is read; the latest without it",
          }),
        ),
      },
      { additionalProperties: false },
    ),
    response: StoryFigures,
    example: storyExamples.storyFigures,
  },
  changedStories: {
    method: "GET",
    path: "/risk/stories/changed",
    access: "editor",
    scope: "content:write",
    flag: "riskStories",
    tag: "Stories",
    summary:
      "Which published stories have figures that are others today than in the data they were published with.",
    response: ChangedStories,
    example: storyExamples.changedStories,
  },
  stepFigures: {
    method: "POST",
    path: "/risk/stories/step-figures",
    access: "editor",
    asks: true,
    scope: "content:write",
    flag: "riskStories",
    tag: "Stories",
    summary:
      "What figures stand for today within the regions and area of a step that is being written. Of a name there is no figure for, why, and names like it that the data has.",
    body: StepToFigure,
    response: AskedFigures,
    bodyLimitBytes: 524_288,
    example: storyExamples.stepFigures,
  },
});
