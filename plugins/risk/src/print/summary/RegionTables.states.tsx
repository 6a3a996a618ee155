import { stateWords } from "@stopbank/map-page/state-words";
import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { RegionTables } from "./RegionTables.tsx";

const exposed = numbers({ high: 2 });
const some = {
  type: "buildings",
  name: "Buildings",
  words: stateWords(undefined),
  hazards: [{ key: "flood", name: "Flood" }],
  shown: [{ region: "otaki", name: "Ōtaki", of: [exposed] }],
  others: undefined,
  outside: undefined,
  whole: [exposed],
};

export default statesOf(RegionTables, {
  some,
  outage: { ...some, name: "Parcels on town water", words: stateWords({ is_cascading: true }) },
  "one other region": { ...some, others: { count: 1, of: [exposed] } },
  "not known": { ...some, shown: [{ region: "otaki", name: "Ōtaki", of: [undefined] }] },
});
