import type { MarkShape } from "../feature/legendCard.ts";
import { notAssessedPaint } from "../palettes.ts";

const faint = "rgba(22, 32, 44, 0.35)";

/** A sample of how something is drawn on the map. */
export function LegendMark({
  color,
  outline,
  shape = "fill",
  isHatched = false,
  sizeFactor = 1,
  weightFactor = 1,
  dash,
}: MarkShape) {
  const widthPx = shape === "line" ? 2.5 * weightFactor : weightFactor;
  const dashes =
    dash === undefined || dash[1] === 0
      ? {}
      : {
          strokeDasharray: dash.map((part) => part * widthPx).join(" "),
          // Dots are lines of next to no length with round ends, as on the map.
          ...(dash[0] < 1 ? { strokeLinecap: "round" as const } : {}),
        };
  const line = { d: "M2 11 8 4l5 4 5-5", fill: "none" };
  const edge = { fill: color, stroke: outline ?? faint, strokeWidth: widthPx, ...dashes };
  return (
    <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true" className="sb-legend-mark">
      {shape === "line" && outline !== undefined && (
        <path {...line} stroke={outline} strokeWidth={widthPx + 1.5} />
      )}
      {shape === "line" && <path {...line} stroke={color} strokeWidth={widthPx} {...dashes} />}
      {shape === "point" && <circle cx="10" cy="7" r={4.5 * sizeFactor} {...edge} />}
      {shape === "fill" && <rect x="1" y="1" width="18" height="12" rx="2" {...edge} />}
      {isHatched && (
        <path
          d="M2 9 9 2M5 13 16 2M12 13l6-6"
          stroke={notAssessedPaint.hatch}
          strokeWidth="1.200"
          fill="none"
        />
      )}
    </svg>
  );
}
