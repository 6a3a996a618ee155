import { Button } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";
import type { ReactNode } from "react";

export interface StartHereViewProps {
  readonly onClose: () => void;
  /** The examples, under their heading. */
  readonly children: ReactNode;
}

/** A card over the empty map. */
export const StartHereView = ({ onClose, children }: StartHereViewProps) => (
  <div className="map-page-start">
    {children}
    <Button
      aria-label="Close the examples"
      icon={<CrossIcon />}
      onClick={onClose}
      size="small"
      variant="minimal"
    />
  </div>
);
