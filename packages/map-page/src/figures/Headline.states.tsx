import { statesOf } from "@stopbank/ui/testing/states-of";
import { costs, outages } from "../testing/figures.ts";
import { numbers } from "../testing/riskNumbers.ts";
import { stateWords } from "../words/stateWords.ts";
import { Headline } from "./Headline.tsx";

const sentence = "Buildings that a flood once in a hundred years reaches.";
const data = numbers({ low: 30, high: 15 }, { sentence });
const { assessment } = data;

export default statesOf(Headline, {
  quantity: { data },
  "all assessed": {
    data: { ...data, assessment: { ...assessment, assessed_count: 100, not_assessed_count: 0 } },
  },
  "nothing selected": {
    data: numbers({}, { sentence, assessment: { ...assessment, selected_count: 0 } }),
  },
  value: { data, costs: costs("value", { low: 2_000_000 }) },
  "value of what is out": {
    data,
    costs: costs("value", { low: 2_000_000 }),
    words: stateWords(outages),
  },
  "uncertain damage": { data, costs: costs("damage", { low: 2_000_000 }, 0.5) },
  "damage below the least class": { data, costs: costs("damage", { low: 2_000_000 }, 1, 400_000) },
  people: {
    data,
    costs: costs({ name: "People" }, { low: 4_771 }, 1, 0, { currency: null, unit: "people" }),
  },
  "long text": { data: { ...data, metric_unit: "km", sentence: sentence.repeat(6) }, inFull: String },
});
