import { Fragment, type ReactNode } from "react";
import { MapButton } from "./MapButton.tsx";

export interface ShownTool {
  readonly id: string;
  readonly label: string;
  readonly glyph: ReactNode;
  readonly isOn: boolean;
  /** Why it cannot be started now. */
  readonly blockedBy: string | undefined;
  /** Buttons that belong to it. */
  readonly beside?: ReactNode;
}

export interface ToolButtonsViewProps {
  readonly tools: readonly ShownTool[];
  readonly onStart: (id: string) => void;
  readonly onStop: () => void;
}

/** Tools in order, each to be started and ended; nothing where there are none. */
export function ToolButtonsView({ tools, onStart, onStop }: ToolButtonsViewProps) {
  if (tools.length === 0) return null;
  return (
    <div className="sb-map-group" role="toolbar" aria-label="Map tools" aria-orientation="vertical">
      {tools.map(({ id, label, glyph, isOn, blockedBy, beside }) => (
        <Fragment key={id}>
          <MapButton
            label={label}
            pressed={isOn}
            blockedBy={blockedBy}
            onPress={() => (isOn ? onStop() : onStart(id))}
          >
            {glyph}
          </MapButton>
          {beside}
        </Fragment>
      ))}
    </div>
  );
}
