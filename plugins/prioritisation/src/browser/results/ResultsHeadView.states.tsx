import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ResultsHeadView } from "./ResultsHeadView.tsx";

const common = {
  scenario: "2100, high emissions",
  area: undefined,
  misfits: [],
  gone: [],
  onViewAll: unheard,
};

export default statesOf(ResultsHeadView, {
  "all areas": common,
  "one area": { ...common, area: "Ōtara Flats" },
  "settings that do not fit": {
    ...common,
    misfits: ["The data has no element layer schools, which value set Community names."],
  },
  "a link to what is gone": {
    ...common,
    gone: ["The scenario in this link no longer exists: 2100, high emissions is shown instead."],
  },
  "long text": {
    ...common,
    scenario: "End of the century with the highest emissions, land that sinks and no further protection",
    area: "Te Whanganui-a-Hei, Cooks Beach and the settlements along the harbour's eastern arm",
  },
});
