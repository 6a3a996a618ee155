import { statesOf } from "@stopbank/ui/testing/states-of";
import { ElementFactsView } from "./ElementFactsView.tsx";

const few = {
  sentence: "Industrial building at 124 Kānuka Street, built in 2005.",
  layer: "Buildings",
  id: "B-02638",
  facts: [
    { key: "storeys", label: "Storeys", type: "numeric", value: 2 },
    { key: "built", label: "Consent issued", type: "date", value: "2004-10-28" },
    { key: "use", label: "Use", type: "text", value: null },
  ],
  areBeside: false,
  children: <div style={{ background: "var(--sb-hover)", height: 120 }} />,
} as const;

export default statesOf(ElementFactsView, {
  few: { ...few, facts: [...few.facts] },
  "beside the map": {
    ...few,
    areBeside: true,
    facts: Array.from({ length: 12 }, (_, at) => ({ ...few.facts[0], key: `k${at}`, label: `Fact ${at}` })),
  },
  none: { ...few, facts: [] },
});
