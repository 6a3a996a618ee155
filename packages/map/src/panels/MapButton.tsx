import { mapTooltipDelayMs, Tooltip } from "@stopbank/ui/tooltip";
import type { ComponentProps, ReactNode } from "react";

export interface MapButtonProps {
  readonly label: string;
  /** Said on hover and focus; the label without one. */
  readonly tooltip?: string;
  readonly pressed?: boolean;
  /** Of one that opens something: whether that is open. */
  readonly isExpanded?: boolean;
  /** Why it cannot be pressed now. */
  readonly blockedBy?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A square button over the map. A blocked one stays reachable, so that everyone can learn why. */
export function MapButton(props: MapButtonProps) {
  const { label, tooltip, pressed, isExpanded, blockedBy, onPress, children } = props;
  return (
    <Tooltip content={blockedBy ?? tooltip ?? label} placement="left" delayMs={mapTooltipDelayMs}>
      <Expanding
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={blockedBy !== undefined || undefined}
        isExpanded={isExpanded}
        onClick={() => {
          if (blockedBy === undefined) onPress();
        }}
      >
        {children}
      </Expanding>
    </Tooltip>
  );
}

/** A tooltip says of its target whether it is itself open: that is not what the button opens. */
const Expanding = ({
  isExpanded,
  "aria-expanded": _tooltip,
  className = "",
  ...button
}: ComponentProps<"button"> & { readonly isExpanded: boolean | undefined }) => (
  <button {...button} type="button" className={`sb-map-button ${className}`} aria-expanded={isExpanded} />
);
