import { statesOf } from "@stopbank/ui/testing/states-of";
import facts from "./AskedFacts.states.tsx";
import { AskedView } from "./AskedView.tsx";

const { mostNamed: _ofFacts, ...asked } = facts.states.all;
const all = { ...asked, leftOut: undefined };

export default statesOf(AskedView, {
  all,
  filtered: {
    ...all,
    filters: [
      { text: "Filtering by selected regions", what: ["Ōtaki", "Levin"] },
      { text: "Filtering by element attributes", what: ["Buildings: Storeys: 2 or more"] },
    ],
  },
  "very many regions": {
    ...all,
    filters: [
      { text: "Filtering by selected regions", what: Array.from({ length: 90 }, (_, at) => `Ward ${at}`) },
    ],
  },
  "days after": { ...all, days: 14 },
  "left out of the link": {
    ...all,
    leftOut: "Left out of the link: element layer bridges (it is not in the published data).",
  },
});
