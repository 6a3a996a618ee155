import type { ReactNode } from "react";

export interface LandingFrameViewProps {
  /** What is done to the page behind it: nothing, while it is shown. */
  readonly page: ReactNode;
  /** Undefined once it is over. */
  readonly landing: ReactNode;
  readonly onEscape: () => void;
}

/** The page, and before it where one begins: meanwhile it takes no keys and no clicks. */
export const LandingFrameView = ({ page, landing, onEscape }: LandingFrameViewProps) => (
  <div className="priority-page">
    <div className="priority-page-behind" inert={landing !== undefined}>
      {page}
    </div>
    {landing !== undefined && (
      <section
        aria-label="Begin"
        className="priority-landing"
        onKeyDown={({ key }) => {
          if (key === "Escape") onEscape();
        }}
      >
        <div className="priority-landing-card">{landing}</div>
      </section>
    )}
  </div>
);
