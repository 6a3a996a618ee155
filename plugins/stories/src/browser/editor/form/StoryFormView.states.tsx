import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { StoryFormView } from "./StoryFormView.tsx";

const written = {
  story: { title: "A flood of the Awatōrea", description: "What it would reach." },
  mediaPrefix: "/media/larkhaven/",
  onPatch: unheard,
  onChooseCover: unheard,
};

export default statesOf(StoryFormView, {
  empty: { ...written, story: { title: "", description: "" } },
  written,
  "with a cover": { ...written, story: { ...written.story, coverImageUrl: "", coverImageAlt: "The bridge" } },
});
