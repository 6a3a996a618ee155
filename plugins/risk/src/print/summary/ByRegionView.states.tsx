import { statesOf } from "@stopbank/ui/testing/states-of";
import { ByRegionView } from "./ByRegionView.tsx";

const cell = { state: "exposed", figure: "12", share: "3%", notAssessed: "4 not assessed" } as const;
const hazards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `h${at}`, name: `Flood ${at + 1}` }));
const layer = (count: number) => ({
  type: "buildings",
  name: "Buildings",
  hazards: hazards(count),
  regions: ["Ōtaki", "Levin"].map((name) => ({ region: name, name, cells: hazards(count).map(() => cell) })),
});
const some = { title: "Wards", tooMany: undefined, most: 60, layers: [layer(1)] };

export default statesOf(ByRegionView, {
  some,
  "many hazards": { ...some, layers: [layer(6)] },
  "not known": {
    ...some,
    layers: [{ ...layer(1), regions: [{ region: "r", name: "Ōtaki", cells: [undefined] }] }],
  },
  "too many regions": { ...some, tooMany: 2_000, layers: [] },
});
