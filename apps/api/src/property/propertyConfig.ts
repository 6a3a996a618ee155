import type { ContentOf } from "@stopbank/contract/content";
import { DomainError } from "@stopbank/errors";
import type { Client } from "@stopbank/store/clients";
import type { ContentReader } from "../client/contentReader.ts";

export type PropertySettings = ContentOf<"propertyExplorer">;

/** Hazards that a property is judged by, over all groups: each is worked out, sent and drawn for each property. */
export const mostHazards = 60;

export interface PropertyConfig {
  readonly settings: PropertySettings;
  /** What is written and left out, in sentences for whoever writes it. */
  readonly leftOut: readonly string[];
}

/**
 * A client's settings of the Property Explorer, with the first scenario and the first layer of each hazard (specification 2,
 * section 9), and of the hazards the first `mostHazards`.
 *
 * @throws DomainError `property/not-set-up` where none are written, `content/unreadable`.
 */
export async function propertyConfig(read: ContentReader, client: Client): Promise<PropertyConfig> {
  const written = await read(client, "propertyExplorer");
  if (written === undefined) throw notSetUp();
  return firstHazards(firstOfEach(written.value));
}

/** The first `mostHazards` in the order in which they are written; a group that has none of them is left out. */
export function firstHazards(config: PropertySettings): PropertyConfig {
  let room = mostHazards;
  let count = 0;
  const groups: PropertySettings["report_hazards"] = [];
  for (const group of config.report_hazards) {
    const hazards = group.hazards.slice(0, room);
    room -= hazards.length;
    count += group.hazards.length;
    if (hazards.length > 0) groups.push({ ...group, hazards });
  }
  const leftOut =
    count > mostHazards
      ? [
          `${count} hazards are written, and a property is judged by ${mostHazards} at most: the last ${count - mostHazards} are left out.`,
        ]
      : [];
  return { settings: { ...config, report_hazards: groups }, leftOut };
}

const firstOfEach = (config: PropertySettings): PropertySettings => ({
  ...config,
  report_hazards: config.report_hazards.map((group) => ({
    ...group,
    hazards: group.hazards.map((hazard) => ({
      ...hazard,
      scenarios: hazard.scenarios.slice(0, 1),
      layer_ids: hazard.layer_ids.slice(0, 1),
    })),
  })),
});

const notSetUp = () =>
  new DomainError(
    "not-found",
    "property/not-set-up",
    "The Property Explorer is not set up for this organisation yet. Its administrators can do so.",
  );
