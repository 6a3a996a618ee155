import { Button } from "@blueprintjs/core";
import type { TechnicalReport } from "@stopbank/contract/property";
import { Empty } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import type { HazardGroup, HazardOfProperty } from "../../domain/hazardGroups.ts";
import { GroupView } from "./GroupView.tsx";
import { HazardView } from "./HazardView.tsx";
import { LegendView } from "./LegendView.tsx";

export interface HazardsViewProps {
  readonly groups: readonly HazardGroup[];
  readonly isShown: (hazard: HazardOfProperty) => boolean;
  readonly onShow: (hazard: HazardOfProperty) => void;
  readonly onReport: (report: TechnicalReport) => void;
  readonly beyondOf: (hazard: HazardOfProperty) => ReactNode;
  /** What of the settings the data does not have, for whoever looks after them. */
  readonly misfits: readonly string[];
  readonly onSettings: () => void;
}

/** The hazards of a property in their groups (PRO-06). */
export function HazardsView(props: HazardsViewProps) {
  const { groups, isShown, onShow, onReport, beyondOf, misfits, onSettings } = props;
  if (groups.length === 0) return <Empty>No hazards information available for this property.</Empty>;
  return (
    <div className="property-hazards">
      <LegendView />
      {misfits.length > 0 && (
        <details className="property-misfits">
          <summary>Some of the settings do not fit the data</summary>
          <ul>
            {misfits.map((misfit) => (
              <li key={misfit}>{misfit}</li>
            ))}
          </ul>
          <Button onClick={onSettings} size="small" text="Open the settings" variant="outlined" />
        </details>
      )}
      {groups.map(({ group_name, hazards }) => (
        <GroupView key={group_name} name={group_name}>
          {hazards.map((hazard) => (
            <HazardView
              key={hazard.display_name}
              hazard={hazard}
              isShown={isShown(hazard)}
              onShow={() => onShow(hazard)}
              onReport={onReport}
              beyond={beyondOf(hazard)}
            />
          ))}
        </GroupView>
      ))}
    </div>
  );
}
