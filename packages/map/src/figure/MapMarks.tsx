import { scaleBar } from "./rules/scaleBar.ts";
import { scaleWords } from "./rules/scaleWords.ts";

export interface MapMarksProps {
  readonly metresPerPoint: number;
  /** Where the map's top points, from north by the clock. */
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
}

/** Where north is, and how long a stretch of ground is drawn where one length holds for the whole map. */
export function MapMarks({ metresPerPoint, bearingDegrees, pitchDegrees }: MapMarksProps) {
  const bar = scaleBar(metresPerPoint, pitchDegrees);
  return (
    <div className="sb-map-figure-marks">
      {bar !== undefined && (
        <svg
          viewBox={`-1 0 ${bar.lengthPoints + 2} 6`}
          style={{ inlineSize: `${bar.lengthPoints + 2}pt`, blockSize: "6pt" }}
          role="img"
          aria-label={`Scale: this long is ${scaleWords(bar)}`}
        >
          <path d={`M0 0V5H${bar.lengthPoints}V0M${bar.lengthPoints / 2} 2V5`} fill="none" stroke="#16202c" />
        </svg>
      )}
      {bar !== undefined && <span className="sb-map-figure-scale-words">{scaleWords(bar)}</span>}
      <svg
        viewBox="-12 -14 24 28"
        className="sb-map-figure-north"
        role="img"
        aria-label={bearingDegrees === 0 ? "North is up" : "North mark"}
        style={{ rotate: `${-bearingDegrees}deg` }}
      >
        <path d="M0-4 5 12 0 8.500-5 12Z" fill="#16202c" />
        <text y="-6" textAnchor="middle" fontSize="8" fontWeight="700" fill="#16202c">
          N
        </text>
      </svg>
    </div>
  );
}
