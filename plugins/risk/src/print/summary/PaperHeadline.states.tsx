import { costs } from "@stopbank/map-page/testing/figures";
import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { PaperHeadline } from "./PaperHeadline.tsx";

const data = numbers({ low: 30, high: 15 }, { sentence: "45 of 90 assessed buildings are exposed." });
const { assessment } = data;

export default statesOf(PaperHeadline, {
  quantity: { data },
  damage: { data, costs: costs("damage", { low: 2_000_000 }, 0.5) },
  "all assessed": {
    data: { ...data, assessment: { ...assessment, assessed_count: 100, not_assessed_count: 0 } },
  },
  "none selected": { data: { ...data, assessment: { ...assessment, selected_count: 0 } } },
});
