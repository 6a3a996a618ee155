import { statesOf } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { Attribution } from "./Attribution.tsx";

export default statesOf(
  Attribution,
  {
    none: { notice: "" },
    short: { notice: "Modelled · Made up" },
    "long text": {
      notice: `Modelled, and not to be used for buildings one by one · ${"Larkhaven District Council · ".repeat(6)}`,
    },
  },
  { around: inMap },
);
