import type { Hovered } from "../feature/mapState.ts";
import { LegendMark } from "./LegendMark.tsx";
import { type Room, tipPlace } from "./tipPlace.ts";

export interface HoverTipViewProps {
  readonly hovered: Hovered;
  /** The icon's paths on a square of 16; none while they come. */
  readonly iconPaths: readonly string[];
  /** What the tip has to stay within. */
  readonly room: Room;
}

/**
 * A thing's name beside the pointer, and once it has stayed what it is and what hazards do to it. Screen readers have the
 * table of what is in view instead, and what is selected.
 */
export function HoverTipView({ hovered, iconPaths, room }: HoverTipViewProps) {
  const { name, kind, id, status, more, xPx, yPx } = hovered;
  return (
    <div className="sb-hover-tip" aria-hidden="true" style={tipPlace(xPx, yPx, room)}>
      <div className="sb-hover-head">
        {iconPaths.length > 0 && (
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            {iconPaths.map((path) => (
              <path key={path} d={path} fillRule="evenodd" />
            ))}
          </svg>
        )}
        {name !== "" && <strong>{name}</strong>}
        <span>{id === undefined || id === name ? kind : `${kind} · ID ${id}`}</span>
      </div>
      {more !== undefined && <p>{more.sentence}</p>}
      {status !== undefined && (
        <span className="sb-hover-class">
          <LegendMark {...status.mark} />
          {status.label}
        </span>
      )}
      {more?.hazards.map(({ title, sentence, value }) => (
        <div className="sb-hover-hazard" key={title}>
          <strong>{title}</strong>
          {value !== undefined && <b>{value}</b>}
          <p>{sentence}</p>
        </div>
      ))}
    </div>
  );
}
