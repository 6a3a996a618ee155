import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { settings } from "../../domain/testing/settings.ts";
import { WizardView } from "./WizardView.tsx";

const common = { valueSets: settings.valueSets, applied: {}, onBack: unheard, onConfirm: unheard };
const [first] = settings.valueSets;
if (first === undefined) throw new Error("The example has value sets.");

export default statesOf(WizardView, {
  beginning: common,
  "weights before": { ...common, applied: { homes: 5, land: 2 } },
  many: {
    ...common,
    valueSets: Array.from({ length: 12 }, (_, at) => ({
      ...first,
      value_set_id: `v${at}`,
      display_name: `Value set ${at + 1}`,
    })),
  },
});
