import type { CurveSeries } from "./CurveChart.tsx";

export interface SeriesKeyProps {
  readonly name: string;
  readonly series: readonly (CurveSeries & { readonly shown: string | undefined })[];
  readonly front: string;
  readonly onChoose: (key: string) => void;
  /** What is pointed at: "1.2 m". */
  readonly place: string | undefined;
}

/** What each line is, its value where the plot is pointed at, and which one stands in front. */
export function SeriesKey({ name, series, front, onChoose, place }: SeriesKeyProps) {
  const canChoose = series.length > 1;
  return (
    <div className="sb-curve-key">
      <ul aria-label={`Lines of ${name}`}>
        {series.map(({ key, label, colour, dash, shown }) => {
          const content = (
            <>
              <Swatch colour={colour} dash={dash} isFront={key === front} />
              <span>{label}</span>
              <span className="sb-curve-value">{shown}</span>
            </>
          );
          return (
            <li key={key}>
              {canChoose ? (
                <button type="button" aria-pressed={key === front} onClick={() => onChoose(key)}>
                  {content}
                </button>
              ) : (
                <div>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="sb-curve-place">{place === undefined ? "" : `At ${place}`}</p>
    </div>
  );
}

function Swatch({ colour, dash, isFront }: { colour: string; dash: string | undefined; isFront: boolean }) {
  return (
    <svg width="24" height="10" aria-hidden="true">
      <path d="M0 5H24" fill="none" stroke={colour} strokeWidth={isFront ? 3 : 1.75} strokeDasharray={dash} />
    </svg>
  );
}
