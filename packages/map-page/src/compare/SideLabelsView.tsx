import type { CSSProperties } from "react";
import type { SideWords } from "./differingWords.ts";

export interface SideLabelsViewProps extends SideWords {
  /** The share of what panels leave that is left of the divider. */
  readonly share: number;
}

/** At the top of each side, beside the divider: in what it differs from the other. */
export const SideLabelsView = ({ left, right, share }: SideLabelsViewProps) => (
  <section
    className="map-page-compare-labels"
    aria-label="Sides of the comparison"
    style={{ "--sb-divider": share } as CSSProperties}
  >
    <p>
      <span className="sb-visually-hidden">Left side: </span>
      {left}
    </p>
    <p>
      <span className="sb-visually-hidden">Right side: </span>
      {right}
    </p>
  </section>
);
