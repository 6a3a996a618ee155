import { statesOf } from "@stopbank/ui/testing/states-of";
import { Lacks } from "./Lacks.tsx";

const lacks = [
  "3 of 40 exposed lack a replacement cost and are left out",
  "7 of 100 were not assessed in any event",
];

export default statesOf(Lacks, {
  none: { lacks: [] },
  two: { lacks },
  "long text": {
    lacks: [
      "12 of 100 are known for some of the hazards only and count nothing for the others: the damage in one event is a lower bound",
    ],
  },
});
