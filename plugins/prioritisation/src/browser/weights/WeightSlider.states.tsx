import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inTab } from "../testing/inTab.tsx";
import { WeightSlider } from "./WeightSlider.tsx";

const common = { label: "Homes", weight: 3, onChange: unheard };

export default statesOf(
  WeightSlider,
  {
    middle: common,
    lowest: { ...common, weight: 1 },
    highest: { ...common, weight: 5 },
    described: { ...common, description: "Where people live, and how many." },
    "long text": {
      ...common,
      label: "Whare tūpuna, marae, urupā and other places of significance to mana whenua",
      description:
        "Places that hapū and iwi of the district have named, with the ground around them that is looked after together.",
    },
  },
  { around: inTab },
);
