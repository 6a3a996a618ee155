import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { earthquake, riverFlood } from "../testing/hazards.ts";
import { ControlInput } from "./ControlInput.tsx";

const shared = { hazard: riverFlood, controls: {}, order: ["slr", "ari", "gates"], onChange: unheard };
const [sea, period, gates] = [
  { key: "slr", title: "Sea level rise", type: "sealevelSlider", priority: 1 },
  { key: "ari", title: "Return period", type: "radioGroup", priority: 2 },
  { key: "gates", title: "Flood gates", type: "radioGroup", priority: 3 },
] as const;

export default statesOf(ControlInput, {
  slider: { ...shared, element: sea, value: 0.5 },
  "slider without a unit": {
    ...shared,
    hazard: earthquake,
    element: { key: "magnitude", title: "Magnitude", type: "slider", priority: 1 },
    order: ["magnitude"],
    value: 6,
  },
  choices: { ...shared, element: period, value: 100 },
  "choices by name": { ...shared, element: gates, value: "shut" },
  "some not to be had": { ...shared, element: period, controls: { slr: 1 }, value: 100 },
  "nothing chosen": { ...shared, element: period, value: undefined },
  "long text": {
    ...shared,
    element: gates,
    value: "open",
    hazard: {
      ...riverFlood,
      parameters: {
        ...riverFlood.parameters,
        gates: {
          label: "Flood gates",
          type: "keyValue",
          keyValues: [
            { key: "open", label: "Open all the way through the flood, as the district has always done" },
            { key: "shut", label: "Shut from the evening before, by hand where the motors fail" },
          ],
        },
      },
    },
  },
});
