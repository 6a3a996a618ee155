import { statesOf } from "@stopbank/ui/testing/states-of";
import type { MatrixCell } from "../../domain/summary/matrixCell.ts";
import { KeyFiguresView } from "./KeyFiguresView.tsx";

const exposed: MatrixCell = {
  state: "exposed",
  figure: "1,234",
  share: "12.4%",
  value: "$1.2\u00a0M",
  notAssessed: "12 not assessed",
};
const none: MatrixCell = { state: "none", figure: "None exposed" };
const unassessed: MatrixCell = { state: "not assessed", figure: "Not assessed" };
const line = (cell: MatrixCell | undefined, hazard = "River flooding", detail?: string) => ({
  hazard,
  detail,
  cell,
});
const one = {
  hazardTerm: "Hazard",
  sentences: [{ name: "Buildings", sentence: "1,234 of 9,950 assessed buildings are exposed." }],
  rows: [
    { type: "buildings", name: "Buildings", lines: [line(exposed, "River flooding", "1 in 100 years")] },
  ],
};

export default statesOf(KeyFiguresView, {
  one,
  several: {
    ...one,
    rows: [
      {
        type: "buildings",
        name: "Buildings",
        lines: [line(exposed), line(none, "Tsunami"), line(exposed, "All")],
      },
      {
        type: "roads",
        name: "Roads",
        lines: [line(unassessed), line(none, "Tsunami"), line(undefined, "All")],
      },
    ],
  },
  "none exposed": { ...one, rows: [{ type: "buildings", name: "Buildings", lines: [line(none)] }] },
});
