import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { quantityOption } from "../../domain/summary/measureOptions.ts";
import { ElementView } from "./ElementView.tsx";
import { MeasureToggle } from "./MeasureToggle.tsx";

const counted = {
  element: { icon: "office", display_name: "Buildings" },
  toggle: null,
  children: <p>45 of 90 assessed are exposed.</p>,
};
const toggle = (
  <MeasureToggle
    options={[
      quantityOption,
      { measure: "value", name: "Value ($)" },
      { measure: "damage", name: "Damage ($)" },
    ]}
    measure="quantity"
    onChange={unheard}
  />
);

export default statesOf(
  ElementView,
  {
    counted,
    "with a choice": { ...counted, toggle },
    "not answered about": { ...counted, children: null },
    "long text": {
      ...counted,
      toggle,
      element: { icon: "office", display_name: "Water pipes, mains and laterals of the whole district" },
    },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
