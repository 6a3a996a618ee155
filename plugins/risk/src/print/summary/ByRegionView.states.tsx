import { stateWords } from "@stopbank/map-page/state-words";
import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { regionRows } from "../../domain/report/regionRows.ts";
import { ByRegionView } from "./ByRegionView.tsx";

const exposed = (count: number) => numbers({ high: count });
const layer = (hazardCount: number, names: readonly string[], most = 25) => {
  const hazards = Array.from({ length: hazardCount }, (_, at) => ({
    key: `h${at}`,
    name: `Flood ${at + 1}`,
  }));
  const regions = names.map((name, at) => ({ region: name, name, of: hazards.map(() => exposed(at + 1)) }));
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const whole = hazards.map(() => {
    const one = exposed(sum(names.map((_, at) => at + 1)));
    const times = names.length;
    return {
      ...one,
      assessment: {
        ...one.assessment,
        selected_count: 100 * times,
        assessed_count: 90 * times,
        assessed_metric: 90 * times,
        not_assessed_count: 10 * times,
      },
    };
  });
  return {
    type: "buildings",
    name: "Buildings",
    words: stateWords(undefined),
    hazards,
    whole,
    ...regionRows(regions, whole, most),
  };
};
const two = ["Ōtaki", "Levin"];
const some = {
  title: "Wards",
  doOverlap: false,
  most: 25,
  layers: [layer(1, two)],
};
const many = Array.from({ length: 40 }, (_, at) => `Ward ${at + 1}`);
const veryMany = Array.from({ length: 2_000 }, (_, at) => `Ward ${at + 1}`);
const known = layer(1, two);

export default statesOf(ByRegionView, {
  some,
  "many hazards": { ...some, layers: [layer(6, two)] },
  "many regions": { ...some, layers: [layer(2, many)] },
  overlapping: { ...some, title: "Selected regions", doOverlap: true },
  "not everywhere": { ...some, layers: [{ ...known, outside: [exposed(2)] }] },
  "not known": {
    ...some,
    layers: [{ ...known, shown: [{ region: "r", name: "Ōtaki", of: [undefined] }] }],
  },
  "very many regions": { ...some, layers: [layer(1, veryMany)] },
});
