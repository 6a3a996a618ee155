import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ContentsView } from "./ContentsView.tsx";

const headings = [
  { id: "chance-a-year", title: "Chance a year", level: 2 },
  { id: "over-a-mortgage", title: "Over a mortgage", level: 3 },
  { id: "chance-a-year-2", title: "Chance a year", level: 2 },
] as const;

export default statesOf(ContentsView, {
  empty: { headings: [], active: undefined, onGo: unheard },
  many: { headings, active: "over-a-mortgage", onGo: unheard },
  "none is read": { headings, active: undefined, onGo: unheard },
  "long text": {
    headings: [
      { id: "long", title: "What a return period of a hundred years means over a mortgage", level: 2 },
    ],
    active: undefined,
    onGo: unheard,
  },
});
