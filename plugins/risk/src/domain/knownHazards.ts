import type { ElementExposure } from "@stopbank/contract/elements";

/** A hazard an element is known to be exposed to, with the scenarios that say so. */
export interface KnownHazard {
  readonly hazardId: string;
  readonly title: string;
  readonly exposed: readonly ElementExposure[];
  readonly scenarioCount: number;
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
      const title = all[0]?.hazard_title ?? hazardId;
      return exposed.length === 0 ? [] : [{ hazardId, title, exposed, scenarioCount: all.length }];
    }),
    notAssessed: groups.flatMap(([hazardId, all]) =>
      all.every(({ is_exposed }) => is_exposed === "unknown") ? [all[0]?.hazard_title ?? hazardId] : [],
    ),
  };
}
