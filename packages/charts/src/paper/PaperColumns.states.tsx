import { statesOf } from "@stopbank/ui/testing/states-of";
import { projection, withBlanks, withRanges } from "../projection/exampleProjection.ts";
import { projectionSentence } from "./figureWords.ts";
import { PaperColumns } from "./PaperColumns.tsx";

const { onChoose: _nobody, chooseLabel: _none, controls: _nothing, ...drawn } = projection;
const many = {
  ...drawn,
  sentence: projectionSentence(drawn.title, drawn.xLabel, drawn.columns),
  areSteps: false,
  widthPt: 500,
} as const;

export default statesOf(PaperColumns, {
  many,
  steps: { ...many, areSteps: true, table: undefined },
  uncertain: { ...many, columns: withRanges },
  "with blanks": { ...many, columns: withBlanks },
  one: { ...many, columns: many.columns.slice(0, 1), current: 0 },
  none: { ...many, columns: [], table: undefined, current: undefined },
  "very many": {
    ...many,
    areSteps: true,
    table: undefined,
    columns: Array.from({ length: 90 }, (_, at) => ({
      label: `${at} m`,
      tick: String(at),
      values: [90 - at, at],
    })),
  },
});
