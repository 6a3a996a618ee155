import { useId } from "react";
import type { LegendRamp } from "../feature/legendRamp.ts";
import { LegendMark } from "../panels/LegendMark.tsx";
import type { PaperCard } from "./rules/paperLegend.ts";

export interface PaperLegendProps {
  readonly cards: readonly PaperCard[];
  /** Where it may stand apart from its map. */
  readonly title?: string;
}

/** What the colours on a map mean, on paper. */
export const PaperLegend = ({ cards, title: heading }: PaperLegendProps) => (
  <div className="sb-map-figure-legend">
    {heading !== undefined && <p className="sb-map-figure-legend-title">{heading}</p>}
    {cards.map(({ key, title, note, rows, ramps }) => (
      <div key={key} className="sb-map-figure-card">
        <p className="sb-map-figure-card-title">
          <Lines of={title} />
        </p>
        {note.length > 0 && (
          <p className="sb-map-figure-card-note">
            <Lines of={note} />
          </p>
        )}
        {rows.length > 0 && (
          <ul>
            {rows.map(({ mark, label }) => (
              <li key={`${label.join(" ")} ${mark.color}`}>
                <LegendMark {...mark} />
                <span>
                  <Lines of={label} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {ramps.map((ramp) => (
          <Ramp key={ramp.words} ramp={ramp} />
        ))}
      </div>
    ))}
  </div>
);

/** Each on a line of its own, and one text to whoever copies it. */
const Lines = ({ of }: { readonly of: readonly string[] }) =>
  of.map((line, at) => (
    <span key={line} className="sb-map-figure-line">
      {at === of.length - 1 ? line : `${line} `}
    </span>
  ));

function Ramp({ ramp: { stops, labels, words } }: { readonly ramp: LegendRamp }) {
  const id = useId();
  return (
    <div className="sb-map-figure-ramp">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={words}>
        <linearGradient id={id}>
          {stops.map(({ color, share }) => (
            <stop key={share} offset={share} stopColor={color} />
          ))}
        </linearGradient>
        <rect width="100" height="8" fill={`url(#${id})`} />
      </svg>
      <div className="sb-map-figure-ramp-labels">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
