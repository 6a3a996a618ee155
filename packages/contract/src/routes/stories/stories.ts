import { defineRoutes } from "../../route.ts";
import { WireStories } from "../../schemas/stories/story.ts";

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
  },
});
