import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";

const types = ["default", "satellite", "terrain"] as const;

/**
 * `stopbank client basemaps <client> [type=source...]`.
 *
 * @param entries such as `satellite=linz-aerial`; a type alone is the dataset's own, and none at all are all of those.
 * @throws DomainError `client/unknown-basemap`, `command/bad-argument`, `client/unknown`, and as `administer`.
 */
export async function clientBasemaps(client: string, entries: readonly string[]): Promise<void> {
  const basemaps = entries.map((entry) => {
    const [name, source = "dataset"] = entry.split("=", 2);
    const type = types.find((known) => known === name);
    if (type === undefined)
      throw new DomainError(
        "invalid",
        "client/unknown-basemap",
        `There is no background map "${name}". They are: ${types.join(", ")}, such as "satellite=linz-aerial".`,
      );
    return { type, source };
  });
  await administer("client/basemaps", { client, basemaps });
}
