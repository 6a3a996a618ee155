import { classLabels } from "@stopbank/map-page/damage-classes";
import { buildings, costs, outages } from "@stopbank/map-page/testing/figures";
import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { noCurves } from "../../domain/summary/costNotice.ts";
import { HazardView } from "./HazardView.tsx";

const data = numbers({ low: 30, high: 15 }, { sentence: "Buildings that the flood reaches." });
const { assessment } = numbers({});
const quantity = {
  foldId: "fold",
  isOpen: true,
  short: "45, 50%",
  onToggle: unheard,
  title: "Coastal flooding",
  detail: "1 in 100 years",
  element: buildings,
  hazard: { intensity_label: "Depth" },
  data,
  replacementCosts: null,
  costs: null,
  labels: classLabels(undefined),
  isFiltered: false,
  waitingFor: undefined,
  error: undefined,
  retry: unheard,
  inQuantities: undefined,
  incomplete: undefined,
  costsIncomplete: undefined,
  children: <p>How it was worked out.</p>,
};
const none = { ...quantity, data: numbers({}) };

export default statesOf(HazardView, {
  quantity,
  closed: { ...quantity, isOpen: false },
  "of no scenario's name": { ...quantity, detail: undefined },
  "replacement costs": { ...quantity, replacementCosts: costs("value", { low: 2_000_000 }, 0.5) },
  "replacement costs incomplete": {
    ...quantity,
    replacementCosts: costs("value", { low: 2_000_000 }, 0.5),
    costsIncomplete:
      "Results are incomplete as replacement cost data is not available for 204 out of 2,548 assets",
  },
  "replacement costs of classes not known": {
    ...quantity,
    data: numbers({ exposed: 45 }),
    replacementCosts: costs("value", { exposed: 2_000_000 }),
  },
  value: { ...quantity, costs: costs("value", { low: 2_000_000 }) },
  "value incomplete": {
    ...quantity,
    costs: costs("value", { low: 2_000_000 }),
    incomplete: "Results are incomplete as there is no replacement cost data available.",
  },
  "damage to come": { ...quantity, waitingFor: "Working out what the damage costs" },
  damage: { ...quantity, costs: costs("damage", { low: 2_000_000 }, 0.5) },
  "damage failed": { ...quantity, error: new Error("The server is busy.") },
  "no damage curves": { ...quantity, inQuantities: noCurves },
  "classes not known": { ...quantity, data: numbers({ exposed: 45 }) },
  "intensities not known": { ...quantity, data: { ...data, exposure_buckets: [] } },
  "not exposed": none,
  "not exposed in an area": { ...none, isFiltered: true },
  "no outage": { ...none, element: outages },
  "nothing assessed": {
    ...none,
    data: numbers(
      {},
      {
        sentence: "None of the buildings was assessed.",
        assessment: { ...assessment, assessed_count: 0, not_assessed_count: 100 },
      },
    ),
  },
  "nothing selected": {
    ...none,
    data: numbers(
      {},
      {
        sentence: "There are no buildings in the area.",
        assessment: { ...assessment, selected_count: 0, assessed_count: 0, not_assessed_count: 0 },
      },
    ),
  },
  "long text": {
    ...quantity,
    title: "Coastal flooding with a breach of the stopbank at Te Awa Kairangi",
    detail: "1 in 100 years, with a rise of the sea of 1.2 m and the land's own fall until 2130 included",
    data: { ...data, sentence: data.sentence.repeat(6) },
  },
});
