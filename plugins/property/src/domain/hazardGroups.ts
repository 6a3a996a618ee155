import type { ElementExposure } from "@stopbank/contract/elements";
import type {
  PropertyExplorerConfig,
  PropertyFacts,
  PropertyHazard,
  TechnicalReport,
} from "@stopbank/contract/property";
import { type ExposureStatus, exposureStatus } from "@stopbank/contract/property-status";
import { inReadingOrder } from "./inReadingOrder.ts";

export interface HazardOfProperty {
  readonly display_name: string;
  readonly status: ExposureStatus;
  /** In the data's words; none where the data lacks the scenario. */
  readonly sentence: string;
  readonly description: string;
  /** "What is River flooding?" */
  readonly heading: string;
  readonly scenario: string;
  /** The scenario that the eye puts on the map; undefined where the data does not have it. */
  readonly layer: string | undefined;
  readonly reports: readonly TechnicalReport[];
  /** What is known beyond the status, once it is there. */
  readonly facts: PropertyHazard | undefined;
}

export interface HazardGroup {
  readonly group_name: string;
  readonly hazards: readonly HazardOfProperty[];
}

export interface Known {
  readonly config: PropertyExplorerConfig;
  readonly exposures: readonly ElementExposure[];
  readonly reports: readonly TechnicalReport[];
  readonly facts: PropertyFacts | undefined;
  /** Whether the data has a scenario. */
  readonly has: (tag: string) => boolean;
}

/** What is known of a property's hazards, in the order in which it is read (PRO-06, PRO-07). */
export function hazardGroups({ config, exposures, reports, facts, has }: Known): readonly HazardGroup[] {
  const known = new Map(
    (facts?.groups ?? []).flatMap(({ group_name, hazards }) =>
      hazards.map((hazard) => [`${group_name}\n${hazard.display_name}`, hazard] as const),
    ),
  );
  return inReadingOrder(
    config.report_hazards.map(({ group_name, hazards }) => ({
      group_name,
      hazards: hazards.map((hazard): HazardOfProperty => {
        const [scenario = ""] = hazard.scenarios;
        const [layer = ""] = hazard.layer_ids;
        const records = exposures.filter(({ hazard_scenario }) => hazard_scenario === scenario);
        const { display_name, description, description_header } = hazard;
        return {
          display_name,
          description,
          scenario,
          heading: description_header ?? `What is ${display_name}?`,
          // What no record tells of is open, not safe.
          status: has(scenario) ? exposureStatus(records) : "unknown",
          sentence: records[0]?.sentence ?? "The data in use has no study of this hazard.",
          layer: has(layer) ? layer : undefined,
          reports: reports.filter(({ scenarios }) => scenarios.includes(scenario)),
          facts: known.get(`${group_name}\n${display_name}`),
        };
      }),
    })),
  );
}
