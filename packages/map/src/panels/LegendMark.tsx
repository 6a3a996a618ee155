import type { MarkShape } from "../feature/legendCard.ts";
import { notAssessedPaint } from "../palettes.ts";

/** A sample of how something is drawn on the map. */
export function LegendMark({
  color,
  outline = "rgba(22, 32, 44, 0.35)",
  shape = "fill",
  isHatched = false,
}: MarkShape) {
  return (
    <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true" className="sb-legend-mark">
      {shape === "line" && <path d="M2 11 8 4l5 4 5-5" fill="none" stroke={color} strokeWidth="2.500" />}
      {shape === "point" && <circle cx="10" cy="7" r="5" fill={color} stroke={outline} />}
      {shape === "fill" && <rect x="1" y="1" width="18" height="12" rx="2" fill={color} stroke={outline} />}
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
