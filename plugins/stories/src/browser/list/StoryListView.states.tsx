import { statesOf } from "@stopbank/ui/testing/states-of";
import { story } from "../../domain/testing/stories.ts";
import { StoryListView } from "./StoryListView.tsx";

const mediaPrefix = "/media/larkhaven/";
const flood = story({ coverImageUrl: "media/cover.webp", coverImageAlt: "The river over its banks" });
const sea = story({ id: 2, title: "The rising sea", chapters: [], description: "Where it comes ashore." });

export default statesOf(StoryListView, {
  one: { stories: [flood], mediaPrefix },
  many: { stories: [flood, sea], mediaPrefix },
  "long text": {
    stories: [
      story({
        title: "What the great flood of the Awatōrea would do to Larkhaven, its roads, pipes and people",
        description: "A long account of what the water reaches, and of what it does there. ".repeat(5),
      }),
    ],
    mediaPrefix,
  },
});
