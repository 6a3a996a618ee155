import type { ElementExposure } from "@stopbank/contract/elements";
import type { StateWords } from "@stopbank/map-page/state-words";

/** A hazard an element is known to be exposed to, with the scenarios that say so. */
export interface KnownHazard {
  readonly hazardId: string;
  readonly title: string;
  readonly exposed: readonly ElementExposure[];
  /** Scenarios that were assessed for the element, and those that were not. */
  readonly assessedCount: number;
  readonly notAssessedCount: number;
}

export interface Known {
  readonly hazards: readonly KnownHazard[];
  /** Titles of hazards that no study looked at here: neither exposed nor safe. */
  readonly notAssessed: readonly string[];
}

export function knownHazards(exposures: readonly ElementExposure[]): Known {
  const groups = [...Map.groupBy(exposures, ({ hazard_id }) => hazard_id)];
  return {
    hazards: groups.flatMap(([hazardId, all]) => {
      const exposed = all.filter(({ is_exposed }) => is_exposed === "true");
      const missed = all.filter(({ is_exposed }) => is_exposed === "unknown").length;
      const title = all[0]?.hazard_title ?? hazardId;
      return exposed.length === 0
        ? []
        : [{ hazardId, title, exposed, assessedCount: all.length - missed, notAssessedCount: missed }];
    }),
    notAssessed: groups.flatMap(([hazardId, all]) =>
      all.every(({ is_exposed }) => is_exposed === "unknown") ? [all[0]?.hazard_title ?? hazardId] : [],
    ),
  };
}

/** `exposed in 3 of 12 assessed scenarios, 2 not assessed` */
export function knownIn(
  { exposed, assessedCount, notAssessedCount }: KnownHazard,
  words: StateWords,
): string {
  const noun = assessedCount === 1 ? "scenario" : "scenarios";
  const missed = notAssessedCount === 0 ? "" : `, ${notAssessedCount} not assessed`;
  return `${words.exposed} in ${exposed.length} of ${assessedCount} assessed ${noun}${missed}`;
}
