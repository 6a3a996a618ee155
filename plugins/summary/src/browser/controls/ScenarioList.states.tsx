import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ScenarioList } from "./ScenarioList.tsx";

export const floodAndQuake = [
  {
    title: "River flooding",
    scenarios: [
      { tag: "flood_20yr", name: "1 in 20 years", wholeName: "River flooding, 1 in 20 years" },
      { tag: "flood_100yr", name: "1 in 100 years", wholeName: "River flooding, 1 in 100 years" },
    ],
  },
  {
    title: "Ngāti fault",
    scenarios: [{ tag: "quake_m7", name: "Magnitude 7", wholeName: "Ngāti fault, Magnitude 7" }],
  },
];
const around = { groups: floodAndQuake, most: 30, onChange: unheard };
const long = "1 in 100 years, late in the century, the highest sea level that anybody reckons with";

export default statesOf(ScenarioList, {
  none: { ...around, chosen: [] },
  some: { ...around, chosen: ["flood_100yr", "quake_m7"] },
  full: { ...around, chosen: ["flood_100yr"], most: 1 },
  "no hazards": { ...around, groups: [], chosen: [] },
  "long text": {
    ...around,
    chosen: [],
    groups: [
      {
        title: "Inundation of the coast by storms, tides and waves",
        scenarios: Array.from({ length: 30 }, (_, i) => ({
          tag: `t${i}`,
          name: `${long} ${i}`,
          wholeName: long,
        })),
      },
    ],
  },
});
