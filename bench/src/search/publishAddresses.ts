import { createDatasetWriter } from "@stopbank/dataset/write";
import { seededRandom } from "../random.ts";
import type { AddressedProperty } from "./addresses.ts";

const addressClient = "addresses";
export const addressType = "properties";

const attribute = (key: string, label: string) =>
  ({ key, label, type: "text", filterable: true, lookup: true }) as const;

/** Publishes properties as points with an id, an address and a legal description each. @returns the dataset's folder. */
export async function publishAddresses(
  root: string,
  properties: readonly AddressedProperty[],
): Promise<string> {
  const random = seededRandom(8);
  const writer = await createDatasetWriter(root, {
    ...{ client: addressClient, title: "Addresses", bounds: [172, -41, 173, -40], licence: "CC0-1.0" },
    ...{ sources: [], conventions: {} },
  });
  await writer.addElements(
    {
      ...{ type: addressType, displayName: "Properties", icon: "map-marker", group: "Properties" },
      ...{ menuGroup: { title: "People and places", icon: "office" }, geometry: "point" },
      ...{ metric: { type: "count", unit: "each" }, isCascading: false },
      ...{ idAttribute: "id", nameAttribute: "address", sentence: "{address}" },
      attributes: [
        attribute("id", "ID"),
        attribute("address", "Address"),
        attribute("legal_description", "Legal description"),
      ],
      ...{ style: { color: "#8c6d1f" }, details: {} },
    },
    {
      kind: "point",
      coords: Float64Array.from({ length: properties.length * 2 }, (_, i) =>
        i % 2 === 0 ? 172 + random() : -41 + random(),
      ),
      partStart: Int32Array.from({ length: properties.length + 1 }, (_, i) => i),
    },
    {
      id: properties.map((_, i) => `P-${i}`),
      address: properties.map(({ address }) => address),
      legal_description: properties.map(({ legalDescription }) => legalDescription),
    },
  );
  return (await writer.publish()).folder;
}
