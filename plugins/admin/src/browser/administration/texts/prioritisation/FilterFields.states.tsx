import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FilterFields } from "./FilterFields.tsx";

const text = {
  attribute: { key: "use", label: "Use", type: "text" as const },
  attributeKey: "use",
  filter: { values: ["Residential"] },
  onChange: unheard,
  onRemove: unheard,
};

export default statesOf(FilterFields, {
  text,
  number: {
    ...text,
    attribute: { key: "floors", label: "Floors", type: "numeric" as const },
    attributeKey: "floors",
    filter: { min: 2, null_values: true },
  },
  date: {
    ...text,
    attribute: { key: "built", label: "Built", type: "date" as const },
    attributeKey: "built",
    filter: { after: "2001-01-01" },
  },
  "not in the data any more": { ...text, attribute: undefined },
});
