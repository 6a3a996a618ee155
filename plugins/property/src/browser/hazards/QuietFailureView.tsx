import { Button } from "@blueprintjs/core";

export interface QuietFailureViewProps {
  /** "Hazards could not be loaded." */
  readonly children: string;
  readonly onRetry?: (() => void) | undefined;
}

/** In the place of what could not be loaded: a line, and another try (PRO-11). */
export const QuietFailureView = ({ children, onRetry }: QuietFailureViewProps) => (
  <p className="property-quiet">
    {children}
    {onRetry !== undefined && <Button onClick={onRetry} size="small" text="Retry" variant="minimal" />}
  </p>
);
