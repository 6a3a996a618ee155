import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { HeadlineStripView } from "./HeadlineStripView.tsx";

const row = (type: string, name: string, figure: string, share?: string) => ({
  type,
  name,
  overall: { state: "exposed" as const, figure, ...(share === undefined ? {} : { share }) },
});
const one = {
  about: "River flooding, 1 in 100 years",
  fullName: "Risk Summary",
  rows: [row("buildings", "Buildings", "2,554", "58%")],
  isUpdating: false,
  error: undefined,
  retry: unheard,
  onOpen: unheard,
};
const several = [
  row("buildings", "Buildings", "2,554", "58%"),
  row("roads", "Roads", "67.73\u00a0km", "62.2%"),
  { type: "reserves", name: "Reserves", overall: { state: "none" as const, figure: "None exposed" } },
  { type: "pipes", name: "Pipes", overall: undefined },
];

export default statesOf(HeadlineStripView, {
  one,
  several: { ...one, about: "Risk from selected sources", rows: several },
  many: { ...one, rows: [...several, row("trees", "Trees", "12"), row("parks", "Parks", "3")] },
  "asking again": { ...one, rows: several, isUpdating: true },
  failed: { ...one, rows: [], error: new Error("The server is busy.") },
  "long text": {
    ...one,
    about:
      "Coastal flooding with a breach of the stopbank at Te Awa Kairangi, 1 in 100 years, high tide, 2090",
    rows: [
      row("pipes", "Water pipes, mains and laterals of the whole district", "123,456.78\u00a0km", "<1%"),
    ],
  },
});
