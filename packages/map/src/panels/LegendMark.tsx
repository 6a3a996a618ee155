import type { MarkShape } from "../feature/legendCard.ts";
import { type MarkPart, markShapes, markSize } from "../feature/markShapes.ts";

/** A sample of how something is drawn on the map. */
export const LegendMark = (mark: MarkShape) => (
  <svg
    viewBox={`0 0 ${markSize.width} ${markSize.height}`}
    {...markSize}
    aria-hidden="true"
    className="sb-legend-mark"
  >
    {markShapes(mark).map((part) => (
      <Part key={`${part.kind} ${part.stroke} ${part.width}`} part={part} />
    ))}
  </svg>
);

function Part({ part }: { part: MarkPart }) {
  const { fill, stroke, width, dash, isRound } = part;
  const look = {
    fill,
    stroke,
    strokeWidth: width,
    ...(dash === undefined ? {} : { strokeDasharray: dash.join(" ") }),
    ...(isRound === true ? { strokeLinecap: "round" as const } : {}),
  };
  if (part.kind === "path") return <path d={part.d} {...look} />;
  if (part.kind === "circle") return <circle cx={part.cx} cy={part.cy} r={part.r} {...look} />;
  return <rect x={part.x} y={part.y} width={part.w} height={part.h} rx={part.radius} {...look} />;
}
