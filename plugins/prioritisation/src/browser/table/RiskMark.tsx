import type { RelativeRisk } from "@stopbank/contract/prioritisation";
import { relativeRiskColours } from "@stopbank/hazard-colours/priority";

/** An area's class as its colour on the map with its word; `Not assessed` where there is none. */
export const RiskMark = ({ risk }: { readonly risk: RelativeRisk | undefined }) => (
  <span className="priority-mark">
    <i
      className={risk === undefined ? "map-page-hatch" : undefined}
      style={risk === undefined ? undefined : { background: relativeRiskColours[risk] }}
    />
    {risk ?? "Not assessed"}
  </span>
);
