import type { ElementExposure } from "../schemas/map/element.ts";

/** How a hazard stands to a property, in the order in which hazards are listed. */
export const exposureStatuses = ["exposed", "unknown", "not exposed"] as const;
export type ExposureStatus = (typeof exposureStatuses)[number];

/** As people read it. */
export const exposureStatusWords: Readonly<Record<ExposureStatus, string>> = {
  exposed: "Exposed",
  unknown: "Not known",
  "not exposed": "Not exposed",
};

/**
 * How a hazard stands to a property by the records of its scenarios (specification 2, section 4, Property): exposed where any
 * record is; else not known where any was not assessed, comes from no study, or is "not exposed" by values alone of which
 * nobody says how far they reach; else not exposed.
 *
 * @param records those of the hazard's scenarios; without any, nothing says that it is exposed.
 */
export function exposureStatus(
  records: readonly Pick<ElementExposure, "is_exposed" | "hazard_extent_source">[],
): ExposureStatus {
  if (records.some(({ is_exposed }) => is_exposed === "true")) return "exposed";
  return records.some(leavesOpen) ? "unknown" : "not exposed";
}

const leavesOpen = ({
  is_exposed,
  hazard_extent_source: source,
}: Pick<ElementExposure, "is_exposed" | "hazard_extent_source">): boolean =>
  is_exposed === "unknown" || source === "none" || (source === "calculated" && is_exposed === "false");
