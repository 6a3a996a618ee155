import type { SideWords } from "./differingWords.ts";

/** At the top of a map of differences: what its colours compare, and whose hazards lie under them. */
export const DifferenceLabelView = ({ left, right }: SideWords) => (
  <p className="map-page-compare-difference">
    From <b>{left}</b> to <b>{right}</b>
    <small>Hazards are drawn for the first of the two.</small>
  </p>
);
