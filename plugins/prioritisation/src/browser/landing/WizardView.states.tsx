import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { settings } from "../../domain/testing/settings.ts";
import { WizardView } from "./WizardView.tsx";

const common = {
  organisation: "Larkhaven District Council",
  valueSets: settings.valueSets,
  applied: {},
  onBack: unheard,
  onConfirm: unheard,
};
const [first] = settings.valueSets;
if (first === undefined) throw new Error("The example has value sets.");

export default statesOf(WizardView, {
  beginning: common,
  "weights before": { ...common, applied: { homes: 5, land: 2 } },
  "nothing to weigh": { ...common, valueSets: [] },
  many: {
    ...common,
    valueSets: Array.from({ length: 12 }, (_, at) => ({
      ...first,
      value_set_id: `v${at}`,
      display_name: `Value set ${at + 1}`,
    })),
  },
});
