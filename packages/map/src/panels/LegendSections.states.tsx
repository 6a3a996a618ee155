import { statesOf } from "@stopbank/ui/testing/states-of";
import { LegendSections } from "./LegendSections.tsx";

const depth = {
  type: "continuous" as const,
  unit: "m",
  stops: [
    { value: 2, color: "#08306b" },
    { value: 0, color: "#dceefb" },
  ],
};
const zones = {
  type: "categorical" as const,
  items: [
    { label: "Evacuate", color: "#b3261e", type: "polygon" as const },
    { label: "Route", color: "#34506e", type: "line" as const },
    { label: "Shelter", color: "#2f7d4f" },
  ],
};

export default statesOf(LegendSections, {
  none: { sections: [], shape: undefined },
  ramp: { sections: [depth], shape: undefined },
  "ramp of several colours": {
    sections: [{ ...depth, stops: [...depth.stops, { value: 1, color: "#4292c6" }] }],
    shape: undefined,
  },
  "ramp without colours": { sections: [{ ...depth, stops: [] }], shape: undefined },
  names: { sections: [zones], shape: "point" },
  looks: {
    sections: [
      {
        type: "categorical",
        items: [
          { label: "Small town", color: "#34506e", type: "point", size: "small" },
          { label: "Large town", color: "#34506e", type: "point", size: "large" },
          { label: "Main", color: "#b3261e", type: "line", weight: "heavy", secondary_color: "#16202c" },
          { label: "Lane", color: "#b3261e", type: "line", weight: "light", style: "dashed" },
          {
            label: "Closed",
            color: "#2f7d4f",
            type: "polygon",
            style: "hatched",
            secondary_color: "#0b2545",
          },
        ],
      },
    ],
    shape: "fill",
  },
  keys: {
    sections: [{ type: "keyValue", keyValues: [{ key: 1, label: "Rural", color: "#8a8f63" }] }],
    shape: undefined,
  },
  several: { sections: [depth, zones], shape: "point" },
});
