import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { StoryTitle, WireStories } from "../../schemas/stories/story.ts";
import { storyExamples } from "./storyExamples.ts";

export const storyRoutes = defineRoutes({
  stories: {
    method: "GET",
    path: "/risk/stories/",
    access: "signed-in",
    scope: "map:read",
    flag: "riskStories",
    tag: "Stories",
    summary: "The stories of the client in use, whole: chapters, steps and the layers they put on the map.",
    response: WireStories,
    example: storyExamples.stories,
  },
  storyTitles: {
    method: "GET",
    path: "/risk/stories/titles",
    access: "signed-in",
    scope: "map:read",
    flag: "riskStories",
    tag: "Stories",
    summary: "Which stories there are, for those who need no more of them: number, version and title.",
    response: Type.Array(StoryTitle),
    example: storyExamples.storyTitles,
  },
});
