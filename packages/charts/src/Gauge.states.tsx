import { statesOf } from "@stopbank/ui/testing/states-of";
import { Gauge } from "./Gauge.tsx";

const gauge = { title: "Exposed buildings", of: "of 6,958 assessed", colour: "#c4622d" };

export default statesOf(Gauge, {
  some: { ...gauge, share: 0.243, table: { part: "1,691", whole: "6,958" } },
  all: { ...gauge, share: 1, table: { part: "6,958", whole: "6,958" } },
  "hardly any": { ...gauge, share: 0.0001, table: { part: "1", whole: "6,958" } },
  none: { ...gauge, share: 0, table: { part: "0", whole: "6,958" } },
  "nothing to share": { ...gauge, share: undefined, of: "none assessed", table: { part: "0", whole: "0" } },
  "long text": {
    ...gauge,
    share: 0.5,
    of: "of 6,958 buildings whose floor heights and materials are known",
    partLabel: "Flooded over the floor",
    table: { part: "3,479", whole: "6,958" },
  },
});
