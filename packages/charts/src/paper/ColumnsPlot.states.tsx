import { statesOf } from "@stopbank/ui/testing/states-of";
import { projection, withBlanks, withRanges } from "../projection/exampleProjection.ts";
import { ColumnsPlot } from "./ColumnsPlot.tsx";

const { series, columns, xLabel, formatTick } = projection;
const many = {
  series,
  columns,
  xLabel,
  formatTick,
  areSteps: false,
  current: 1,
  widthPt: 500,
  yTicks: [0, 200, 400, 600, 800],
} as const;

export default statesOf(ColumnsPlot, {
  many,
  steps: { ...many, areSteps: true },
  uncertain: { ...many, columns: withRanges },
  "with blanks": { ...many, columns: withBlanks },
  one: { ...many, columns: columns.slice(0, 1), widthPt: 450 },
  none: { ...many, columns: [], yTicks: [0, 1] },
});
