import type { SideWords } from "./differingWords.ts";

/** At the top of a map of differences: what its colours compare. */
export const DifferenceLabelView = ({ left, right }: SideWords) => (
  <p className="map-page-compare-difference">
    From <b>{left}</b> to <b>{right}</b>
  </p>
);
