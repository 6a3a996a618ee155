import { useAwaited } from "@stopbank/map-page/print/awaited";
import { useExposedGroups } from "../../browser/exposed/ExposedElements.tsx";
import type { ScenarioGroup } from "../../domain/choice/settings.ts";
import type { RankedArea } from "../../domain/ranking/rankAreas.ts";
import { ExposedOnPaperView } from "./ExposedOnPaperView.tsx";

export interface ExposedOnPaperProps {
  readonly scenario: ScenarioGroup;
  readonly area: RankedArea | undefined;
}

/** The most exposed elements, of every group of hazards. */
export function ExposedOnPaper({ scenario, area }: ExposedOnPaperProps) {
  const groups = useAwaited(useExposedGroups(scenario, area?.area), "the most exposed elements");
  return groups === undefined ? null : <ExposedOnPaperView groups={groups} area={area?.name} />;
}
