import { Button } from "@blueprintjs/core";
import { ArrowRightIcon } from "@blueprintjs/icons";

export interface LandingViewProps {
  readonly onStart: () => void;
  /** Goes to the map as it is. */
  readonly onSkip: () => void;
}

/** Where one begins, over the map (PRI-04). */
export const LandingView = ({ onStart, onSkip }: LandingViewProps) => (
  <>
    <h2>Prioritise adaptation areas.</h2>
    <p>
      Say what matters to you and see which areas are most at risk, how firm that order is whatever one
      values, and why.
    </p>
    <div className="priority-landing-actions">
      <Button
        autoFocus
        endIcon={<ArrowRightIcon />}
        intent="primary"
        onClick={onStart}
        size="large"
        text="Start"
      />
      <Button onClick={onSkip} size="large" text="Go to the map" variant="minimal" />
    </div>
  </>
);
