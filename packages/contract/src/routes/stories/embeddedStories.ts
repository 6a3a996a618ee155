import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { WireStory } from "../../schemas/stories/story.ts";
import { StoryFigures } from "../../schemas/stories/storyFigures.ts";
import { storyExamples } from "./storyExamples.ts";

const embedded = {
  method: "GET",
  access: "visitor",
  scope: "map:read",
  flag: "riskStories",
  tag: "Stories",
  params: Type.Object({ storyId: Type.String({ pattern: "^[1-9][0-9]{0,8}$" }) }),
} as const;

/** What a page of another site shows of a story: of the public client alone, without signing in. */
export const embeddedStoryRoutes = defineRoutes({
  embeddedStory: {
    ...embedded,
    path: "/risk/embedded_stories/:storyId",
    summary:
      "One published story of the public client, without its presenter notes, for whoever reads it embedded in another site. 404 for any other client, as for a draft and what is not there.",
    response: WireStory,
    example: storyExamples.embeddedStory,
  },
  embeddedStoryFigures: {
    ...embedded,
    path: "/risk/embedded_stories/:storyId/figures",
    summary:
      "The figures of such a story, without those of its presenter notes, worked out once for each version of it and of the data.",
    response: StoryFigures,
    example: storyExamples.embeddedStoryFigures,
  },
});
