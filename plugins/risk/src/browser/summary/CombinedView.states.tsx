import { classLabels } from "@stopbank/map-page/damage-classes";
import { buildings, outages } from "@stopbank/map-page/testing/figures";
import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CombinedView } from "./CombinedView.tsx";

const data = numbers({ low: 30, high: 15 }, { sentence: "Buildings that any of two hazards reaches." });
const { assessment } = data;
const some = {
  foldId: "fold",
  isOpen: true,
  short: "45, 50%",
  onToggle: unheard,
  data,
  element: buildings,
  labels: classLabels(undefined),
  isFiltered: false,
  isOneOfEach: false,
  children: <p>What they cost together.</p>,
};
const none = { ...some, data: numbers({}) };

export default statesOf(CombinedView, {
  "partly assessed": some,
  "all assessed": {
    ...some,
    data: { ...data, assessment: { ...assessment, assessed_count: 100, not_assessed_count: 0 } },
  },
  "one scenario of each hazard counted": { ...some, isOneOfEach: true },
  closed: { ...some, isOpen: false },
  "not exposed": none,
  "not exposed in an area": { ...none, isFiltered: true },
  "no outage": { ...none, element: outages },
  "nothing assessed": {
    ...none,
    data: numbers(
      {},
      {
        sentence: "None of the buildings was assessed.",
        assessment: { ...assessment, assessed_count: 0, exposed_count: 0, not_assessed_count: 100 },
      },
    ),
  },
  "long text": {
    ...some,
    data: numbers({ low: 12_345_678 }, { metric_unit: "km", sentence: data.sentence.repeat(6) }),
    element: { ...buildings, display_name: "Water pipes, mains and laterals of the whole district" },
  },
});
