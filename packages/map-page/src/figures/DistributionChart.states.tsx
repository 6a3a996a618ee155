import { statesOf } from "@stopbank/ui/testing/states-of";
import { classLabels } from "../classes/damageClasses.ts";
import { buildings, outages } from "../testing/figures.ts";
import { numbers } from "../testing/riskNumbers.ts";
import { DistributionChart } from "./DistributionChart.tsx";

const labels = classLabels(undefined);
const [bucket] = numbers({ low: 3, high: 1 }).exposure_buckets;
const bars = (...from: readonly (number | null)[]) => ({
  exposure_buckets: from.map((exposure_bucket) => ({ ...bucket!, exposure_bucket })),
});
const hazard = { intensity_label: "Depth" };
const plain = { element: buildings, labels, hazard };

export default statesOf(DistributionChart, {
  many: { ...plain, data: numbers({}, bars(0, 0.5, 1, 2)) },
  centimetres: { ...plain, data: numbers({}, { ...bars(0, 0.1), bucket_size: 0.1 }) },
  one: { ...plain, data: numbers({}, bars(0)) },
  "by name": { ...plain, data: numbers({}, { ...bars(1, 2, 3), bucket_size: null, unit: "" }) },
  "unknown hazard": { ...plain, hazard: undefined, data: numbers({}, bars(0, 0.5)) },
  outages: {
    ...plain,
    element: outages,
    data: numbers({}, { n_days_buckets: [1, 2].map((n_days) => ({ ...bucket!, exposed: 2, n_days })) }),
  },
  none: { ...plain, data: numbers({}, { exposure_buckets: [] }) },
  "no values": { ...plain, data: numbers({}, bars(null)) },
  "long text": {
    ...plain,
    hazard: { intensity_label: "Depth of the water over the ground at the deepest place of the building" },
    data: numbers({}, bars(...Array.from({ length: 60 }, (_, at) => at / 2))),
  },
});
