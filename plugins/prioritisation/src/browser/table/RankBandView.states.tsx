import { statesOf } from "@stopbank/ui/testing/states-of";
import { inTab } from "../testing/inTab.tsx";
import { RankBandView } from "./RankBandView.tsx";

const common = { best: 2, median: 4, worst: 11, ranked: 40, firmness: 0.77, shares: undefined };

export default statesOf(
  RankBandView,
  {
    "over some ranks": {
      ...common,
      words: "In the top ten for 92% of weightings",
      shares: "Top five for 40%, top ten for 92%",
    },
    "of ten": { ...common, ranked: 10, worst: 9, words: "In the top five for 40% of weightings" },
    firm: { ...common, best: 1, median: 1, worst: 1, firmness: 1, words: "Number 1 whatever you value" },
    "over all ranks": {
      ...common,
      best: 1,
      median: 20,
      worst: 40,
      firmness: 0,
      words: "In the top ten for 31% of weightings",
      shares: "Top five never, top ten for 31%",
    },
    "one area": {
      ...common,
      best: 1,
      median: 1,
      worst: 1,
      ranked: 1,
      firmness: 1,
      words: "Number 1 whatever you value",
    },
    "of thousands": {
      ...common,
      best: 1_201,
      median: 1_240,
      worst: 1_302,
      ranked: 2_000,
      words: "Never in the top ten",
    },
  },
  { around: inTab },
);
