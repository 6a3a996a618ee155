import { statesOf } from "@stopbank/ui/testing/states-of";
import { ChangesView } from "./ChangesView.tsx";

const buildings = {
  type: "buildings",
  name: "Buildings",
  sentence:
    "12 more are exposed: 112 of 1,000 assessed, after 100. The share in ‘High’ rose from 2% to 4.5%. Expected annual damage is $52,000, $2,000 more than before.",
  rows: [
    ["Assessed", "1,000", "1,000", "0"],
    ["Exposed", "100", "112", "+12"],
    ["High", "2%", "4.5%", "+2.5 points"],
    ["Medium", "3%", "3%", "0 points"],
    ["Low", "5%", "3.7%", "−1.3 points"],
    ["Expected annual damage", "$50,000", "$52,000", "+$2,000"],
  ],
} as const;
const changed = {
  title: "Hazard Summary",
  before: "version 0123456789abcdef of 3 November 2026",
  after: "version fedcba9876543210 of 27 November 2026",
  isSame: false,
  notes: [],
  layers: [buildings],
};

export default statesOf(ChangesView, {
  changed,
  first: { ...changed, before: undefined, layers: [] },
  same: {
    ...changed,
    isSame: true,
    layers: [
      {
        ...buildings,
        sentence: "Nothing has changed: 100 of 1,000 assessed are exposed, as before.",
        rows: [["Exposed", "100", "100", "0"] as const],
      },
    ],
  },
  "another question": {
    ...changed,
    notes: [
      "The report before this one was under other scenarios, since the data does not have the same ones any more.",
    ],
  },
  "a layer gone": {
    ...changed,
    layers: [
      buildings,
      {
        type: "roads",
        name: "Roads and tracks of the district",
        sentence: "This report has it no longer, since the data does not.",
        rows: [["Exposed", "100", "–", "–"] as const],
      },
    ],
  },
});
