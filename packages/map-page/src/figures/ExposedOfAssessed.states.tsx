import { statesOf } from "@stopbank/ui/testing/states-of";
import { buildings, outages } from "../testing/figures.ts";
import { numbers } from "../testing/riskNumbers.ts";
import { ExposedOfAssessed } from "./ExposedOfAssessed.tsx";

const data = numbers({ low: 30 });
const kilometres = (times: number) => {
  const { assessment } = data;
  return numbers(
    {},
    {
      metric_unit: "km",
      assessment: {
        ...assessment,
        assessed_metric: 9 * times,
        exposed_metric: 3 * times,
        not_assessed_metric: 1 * times,
      },
    },
  );
};

export default statesOf(ExposedOfAssessed, {
  counted: { data, element: buildings },
  measured: { data: kilometres(1), element: buildings },
  outages: { data, element: outages },
  none: { data: numbers({}), element: buildings },
  "long text": { data: kilometres(1_234_567), element: outages },
});
