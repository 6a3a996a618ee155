import type { HazardDetail, ParameterValue } from "@stopbank/contract/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { projectionOf } from "../../domain/projection/projectedParameters.ts";
import { hazardAlong } from "../../domain/testing/projections.ts";
import { ParameterChoice } from "./ParameterChoice.tsx";

function along(
  scenarios: readonly Readonly<Record<string, ParameterValue>>[],
  changes: Partial<HazardDetail> = {},
) {
  const hazard = hazardAlong(scenarios, changes);
  const projection = projectionOf(hazard, "s0");
  if (projection === undefined) throw new Error("It has nothing to be drawn along.");
  return { hazard, projection, pickPrimary: unheard, pickSecondary: unheard };
}
const both = [0, 1].flatMap((slr) => [2030, 2100].map((year) => ({ slr, year })));
const long = "Rise of the sea level over that of 1995 to 2014, the land's own rise and fall included";

export default statesOf(
  ParameterChoice,
  {
    "of one": along([{ slr: 0 }, { slr: 1 }]),
    "of two": along(both),
    "long text": along(both, {
      form: {
        elements: ["slr", "year"].map((key, at) => ({
          key,
          title: `${long}, ${key}`,
          type: "slider",
          priority: at,
        })),
      },
    }),
  },
  { around: (view) => <div className="risk-projected">{view}</div> },
);
