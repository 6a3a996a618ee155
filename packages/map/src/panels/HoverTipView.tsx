import type { Hovered } from "../feature/mapState.ts";
import { LegendMark } from "./LegendMark.tsx";
import { type Room, tipPlace } from "./tipPlace.ts";

export interface HoverTipViewProps {
  readonly hovered: Hovered;
  /** What the tip has to stay within. */
  readonly room: Room;
}

/** The name of a thing beside the pointer. Screen readers have the table of what is in view instead. */
export function HoverTipView({ hovered: { name, kind, status, xPx, yPx }, room }: HoverTipViewProps) {
  return (
    <div className="sb-hover-tip" aria-hidden="true" style={tipPlace(xPx, yPx, room)}>
      {name !== "" && <strong>{name}</strong>}
      <span>{kind}</span>
      {status !== undefined && (
        <span className="sb-hover-class">
          <LegendMark {...status.mark} />
          {status.label}
        </span>
      )}
    </div>
  );
}
