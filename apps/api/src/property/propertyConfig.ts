import type { ContentOf } from "@stopbank/contract/content";
import { DomainError } from "@stopbank/errors";
import type { Client } from "@stopbank/store/clients";
import type { ContentReader } from "../client/contentReader.ts";

export type PropertySettings = ContentOf<"propertyExplorer">;

/**
 * A client's settings of the Property Explorer, with the first scenario and the first layer of each hazard (specification 2,
 * section 9).
 *
 * @throws DomainError `property/not-set-up` where none are written, `content/unreadable`.
 */
export async function propertyConfig(read: ContentReader, client: Client): Promise<PropertySettings> {
  const written = await read(client, "propertyExplorer");
  if (written === undefined) throw notSetUp();
  return firstOfEach(written.value);
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
