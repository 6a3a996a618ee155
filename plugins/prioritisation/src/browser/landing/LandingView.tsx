import { Button } from "@blueprintjs/core";
import { ArrowRightIcon } from "@blueprintjs/icons";

export interface LandingViewProps {
  /** What the areas are ranked for, in the client's words: "hazards", "risk sources". */
  readonly hazards: string;
  readonly onStart: () => void;
  /** Goes to the map as it is. */
  readonly onSkip: () => void;
}

/** Where one begins, over the map (PRI-04). */
export const LandingView = ({ hazards, onStart, onSkip }: LandingViewProps) => (
  <>
    <h2>Prioritise adaptation areas.</h2>
    <p>
      {`Say what matters to you and see which areas are most at risk from ${hazards}, how firm that order is whatever one values, and why.`}
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
