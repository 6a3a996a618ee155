import type { ReactNode } from "react";

export interface PageFrameViewProps {
  /** The map with its drawer: nothing is done to it while one begins. */
  readonly page: ReactNode;
  /** Undefined once one has begun. */
  readonly landing: ReactNode;
}

/** The page under its banner, and before it where one begins: meanwhile it takes no keys and no clicks. */
export const PageFrameView = ({ page, landing }: PageFrameViewProps) => (
  <div className="property-page">
    <p className="property-banner">
      <span className="property-beta">Beta</span>
      Property Explorer is in Beta
    </p>
    <div className="property-page-body">
      <div className="property-page-behind" inert={landing !== undefined}>
        {page}
      </div>
      {landing}
    </div>
  </div>
);
