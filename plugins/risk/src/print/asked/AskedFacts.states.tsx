import { statesOf } from "@stopbank/ui/testing/states-of";
import { AskedFacts } from "./AskedFacts.tsx";

const all = {
  client: "Larkhaven District Council",
  filters: [],
  elements: ["Buildings", "Roads"],
  hazardsTerm: "Hazards",
  hazards: ["River flooding, 1 in 100 years"],
  days: undefined,
  version: "0123456789abcdef",
  mostNamed: 5,
};

export default statesOf(
  AskedFacts,
  {
    all,
    "more than are named": { ...all, mostNamed: 1 },
    "a map without elements or hazards": { ...all, elements: [], hazards: [] },
  },
  { around: (view) => <dl>{view}</dl> },
);
