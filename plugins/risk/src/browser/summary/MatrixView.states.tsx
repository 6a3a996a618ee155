import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import type { MatrixCell } from "../../domain/summary/matrixCell.ts";
import { MatrixView } from "./MatrixView.tsx";

const exposed: MatrixCell = {
  state: "exposed",
  figure: "1,234",
  share: "12.4%",
  value: "$1.2\u00a0M",
  notAssessed: "12 not assessed",
};
const none: MatrixCell = { state: "none", figure: "None exposed" };
const unassessed: MatrixCell = { state: "not assessed", figure: "Not assessed" };
const columns = [
  { hazard: "river_flood", title: "River flood", detail: "1 in 100 years" },
  { hazard: "landslide", title: "Landslide" },
  { hazard: "", title: "All together" },
];
const many = {
  caption: "Elements by hazards",
  columns,
  rows: [
    { type: "buildings", name: "Buildings", cells: [exposed, none, exposed] },
    { type: "roads", name: "Roads", cells: [unassessed, none, none] },
  ],
  onOpen: unheard,
};

export default statesOf(
  MatrixView,
  {
    many,
    "partly answered": {
      ...many,
      rows: [{ type: "buildings", name: "Buildings", cells: [exposed, undefined, undefined] }],
    },
    "long text": {
      ...many,
      rows: [
        {
          type: "pipes",
          name: "Water pipes, mains and laterals of the whole district",
          cells: [{ ...exposed, figure: "123,456.78\u00a0km" }, none, unassessed],
        },
      ],
    },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
