import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { settings } from "../../domain/testing/settings.ts";
import { ScenariosView } from "./ScenariosView.tsx";

const [today, later] = settings.scenarios;
if (today === undefined || later === undefined) throw new Error("The example has two scenarios.");
const common = { scenarios: settings.scenarios, chosen: today, hazards: "Hazards", onChoose: unheard };

export default statesOf(ScenariosView, {
  many: common,
  "without a description": { ...common, chosen: later },
  one: { ...common, scenarios: [today] },
  "risk sources": { ...common, hazards: "Risk Sources" },
  "long text": {
    ...common,
    chosen: {
      ...today,
      description:
        "What may happen by the end of the century if emissions go on to grow, the land sinks as it has done and nothing is built to keep the water out.",
      hazard_scenarios: today.hazard_scenarios.map((hazard) => ({
        ...hazard,
        scenario_name:
          "1 in 500 years, sea level 1.4 m above that of 2005, stopbanks overtopped and breached",
      })),
    },
  },
});
