import type { CurveChartProps } from "../curve/CurveChart.tsx";
import { CurvePlot } from "../curve/CurvePlot.tsx";
import { curveSentence } from "./figureWords.ts";
import { type FigureWidth, PaperFigure } from "./PaperFigure.tsx";
import { PaperKey } from "./PaperKey.tsx";

export interface PaperCurveProps extends Omit<CurveChartProps, "table"> {
  readonly table?: CurveChartProps["table"] | undefined;
  readonly widthPt: FigureWidth;
}

/** Lines over a numeric axis, the first of them in front with the band it lies in. */
export function PaperCurve({ title, note, series, x, y, table, widthPt }: PaperCurveProps) {
  const [front] = series;
  if (front === undefined) return null;
  const sentence = curveSentence({ title, series, x, y });
  return (
    <PaperFigure title={title} sentence={sentence} note={note} widthPt={widthPt} table={table}>
      {series.length > 1 && <PaperKey entries={series.map((one) => ({ ...one, isLine: true }))} />}
      <p className="paper-axis">{y.label}</p>
      <CurvePlot
        label={sentence}
        widthPx={Math.round((widthPt * 96) / 72)}
        series={series}
        front={front}
        x={x}
        y={y}
        at={undefined}
        onPoint={unpointed}
      />
    </PaperFigure>
  );
}

/** Nobody points at paper. */
const unpointed = () => undefined;
