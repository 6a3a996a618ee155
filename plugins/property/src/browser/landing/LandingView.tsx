import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";

export interface LandingViewProps {
  /** The search box with its button. */
  readonly search: ReactNode;
  /** Why there is nothing to search: the organisation has not set it up, or the settings could not be read. */
  readonly problem?: ReactNode;
  /** Goes to the map, where a property can be clicked on. */
  readonly onSkip: () => void;
}

/** Where one begins, over the map (PRO-02). */
export const LandingView = ({ search, problem, onSkip }: LandingViewProps) => (
  <section
    aria-label="Begin"
    className="property-landing"
    onKeyDown={({ key, defaultPrevented }) => {
      // The search's suggestions close first.
      if (key === "Escape" && !defaultPrevented) onSkip();
    }}
  >
    <div className="property-landing-card">
      <h2>Welcome to Property Explorer</h2>
      <p>View and export natural hazard information for a property.</p>
      {problem ?? search}
      <Button onClick={onSkip} text="Choose a property on the map" variant="minimal" />
    </div>
  </section>
);
