import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { story } from "../../domain/testing/stories.ts";
import { IntroductionView } from "./IntroductionView.tsx";

const usual = {
  story: story(),
  text: <p>{story().description}</p>,
  length: "3 Chapters, 12 Steps",
  mediaPrefix: "/media/larkhaven/",
  onStart: unheard,
};

export default statesOf(IntroductionView, {
  usual,
  "with a cover": {
    ...usual,
    story: story({ coverImageUrl: "media/cover.webp", coverImageAlt: "The river over its banks" }),
  },
  "long text": { ...usual, text: <p>{"What a flood would reach. ".repeat(30)}</p> },
});
