import { formatGauge } from "@stopbank/numbers";
import type { ClassBarsProps } from "../ClassBars.tsx";
import { widthOf } from "../widthOf.ts";
import { barsSentence } from "./figureWords.ts";
import { type FigureWidth, PaperFigure } from "./PaperFigure.tsx";

export interface PaperBarsProps extends ClassBarsProps {
  readonly widthPt: FigureWidth;
}

/** One bar a class from a zero baseline, each with its figure and its share. */
export function PaperBars({ title, bars, shareLabel, valueLabel, note, widthPt }: PaperBarsProps) {
  const greatest = Math.max(...bars.map(({ value, range }) => range?.to ?? value), 0);
  return (
    <PaperFigure
      title={title}
      sentence={barsSentence({ title, bars, shareLabel, valueLabel })}
      note={note}
      widthPt={widthPt}
    >
      <div className="paper-bars">
        <div className="paper-bars-head">
          <span />
          <span />
          <span>{valueLabel}</span>
          <span>{shareLabel === undefined ? "" : `Share ${shareLabel}`}</span>
        </div>
        {bars.map(({ key, label, colour, value, shown, share, range }) => (
          <div key={key}>
            <span>{label}</span>
            <span className="paper-bars-track">
              <i style={{ width: widthOf(value, greatest), background: colour }} />
              {range !== undefined && (
                <b
                  style={{
                    left: widthOf(range.from, greatest),
                    width: widthOf(range.to - range.from, greatest),
                  }}
                />
              )}
            </span>
            <span>
              <strong>{shown}</strong>
              {range !== undefined && <small>{range.shown}</small>}
            </span>
            <span>{shareLabel === undefined ? "" : formatGauge(share)}</span>
          </div>
        ))}
      </div>
    </PaperFigure>
  );
}
