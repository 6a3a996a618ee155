import { statesOf } from "@stopbank/ui/testing/states-of";
import { cardsOf } from "../../domain/storySteps.ts";
import { story, storyLayer } from "../../domain/testing/stories.ts";
import { FootView } from "./FootView.tsx";

const nothing = { elements: [], scenarios: [], contexts: [] };
const usual = {
  position: 4,
  total: 12,
  scenarioWord: "Hazard",
  shown: cardsOf(story()).at(-1) ?? nothing,
} as const;

export default statesOf(FootView, {
  many: usual,
  "risk terms": { ...usual, scenarioWord: "Risk" },
  nothing: { ...usual, position: 1, shown: nothing },
  gone: {
    ...usual,
    shown: {
      ...nothing,
      elements: [storyLayer("asset", "bridges", { isGone: true }), storyLayer("asset", "roads")],
    },
  },
  narrowed: {
    ...usual,
    shown: {
      ...nothing,
      elements: [storyLayer("asset", "buildings"), storyLayer("asset", "roads")],
      step: { filters: { buildings: { use: { values: ["School"] } } }, nDays: 14 },
    },
  },
  "long text": {
    ...usual,
    shown: {
      ...nothing,
      elements: Array.from({ length: 12 }, (_, at) => storyLayer("asset", `wastewater_pipes_${at}`)),
    },
  },
});
