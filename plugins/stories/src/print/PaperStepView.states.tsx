import { statesOf } from "@stopbank/ui/testing/states-of";
import { cardsOf, type StoryCard } from "../domain/storySteps.ts";
import { story, storyStep } from "../domain/testing/stories.ts";
import { PaperStepView } from "./PaperStepView.tsx";

const [introduction, rain] = cardsOf(story()) as [StoryCard, StoryCard];
const usual = {
  map: <p>The map</p>,
  mediaPrefix: "/media/larkhaven/",
  rows: [],
  film: () => null,
  site: "https://stopbank.example/risk/stories/1",
  text: (written: string) => <p>{written}</p>,
  words: "What a flood of once in a hundred years would reach.",
};
const row = {
  element_type: "buildings",
  element_name: "Buildings",
  scenario: "flood",
  scenario_name: "River flooding, 1 in 100 years",
  total: "9,412",
  assessed: "8,120",
  exposed: "1,234",
  share_exposed: "15.2%",
};

export default statesOf(PaperStepView, {
  introduction: { ...usual, card: introduction },
  "with figures": { ...usual, card: rain, rows: [row] },
  "with pictures": {
    ...usual,
    card: {
      ...rain,
      step: storyStep("Pictures", {
        sections: [{ header: "", sideImage: "media/a.webp", sideImageAlt: "The bank", wideImage: "/b.webp" }],
      }),
    },
  },
  "with a film and buttons": {
    ...usual,
    card: {
      ...rain,
      step: storyStep("Moving", {
        sections: [{ header: "How it moves", buttons: [{ title: "Open the map", url: "/risk?v=2" }] }],
      }),
    },
    film: ({ header }: { readonly header: string }) => <p>The film of {header}</p>,
  },
});
