import { mapTooltipDelayMs, Tooltip } from "@stopbank/ui/tooltip";
import type { ReactNode } from "react";

export interface MapButtonProps {
  readonly label: string;
  /** Said on hover and focus; the label without one. */
  readonly tooltip?: string;
  readonly pressed?: boolean;
  /** Why it cannot be pressed now. */
  readonly blockedBy?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A square button over the map. A blocked one stays reachable, so that everyone can learn why. */
export function MapButton({ label, tooltip, pressed, blockedBy, onPress, children }: MapButtonProps) {
  return (
    <Tooltip content={blockedBy ?? tooltip ?? label} placement="left" delayMs={mapTooltipDelayMs}>
      <button
        type="button"
        className="sb-map-button"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={blockedBy !== undefined || undefined}
        onClick={() => {
          if (blockedBy === undefined) onPress();
        }}
      >
        {children}
      </button>
    </Tooltip>
  );
}
