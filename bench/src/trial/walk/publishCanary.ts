import { createDatasetWriter } from "@stopbank/dataset/write";
import type { Canary } from "./canaries.ts";

/** Names of what is in a client's dataset. */
export const namesIn = ({ name }: Canary) => ({
  type: `${name}-wells`,
  tag: `${name}_m7`,
  elementId: `${name}-1`,
  hazardId: `${name}_quake`,
  parameter: "magnitude",
  regions: [`ward.${name}`],
  regionGroup: "ward",
});

/** A small dataset with the client's secret in every text that the format has, and its own places in every shape. */
export async function publishCanary(root: string, canary: Canary): Promise<string> {
  const { name, secret, west } = canary;
  const { type, tag, hazardId } = namesIn(canary);
  const bounds: [number, number, number, number] = [west, -41, west + 1, -40];
  const writer = await createDatasetWriter(root, {
    client: name,
    title: secret,
    notice: secret,
    bounds,
    licence: secret,
    sources: [{ title: secret, licence: secret, attribution: secret }],
    conventions: {},
  });
  writer.addHazard({
    hazardId,
    title: secret,
    hazardType: "earthquake",
    icon: "warning-sign",
    group: secret,
    groupIcon: "warning-sign",
    description: { content: secret },
    unit: "g",
    intensityLabel: secret,
    sampling: { rule: "max", note: secret },
    classRule: secret,
    parameters: { magnitude: { label: secret, type: "number" } },
    form: [],
    scenarios: [
      {
        tag,
        name: secret,
        displayName: secret,
        sentence: `{value} ${secret}`,
        parameters: { magnitude: 7 },
        returnPeriodYears: 500,
      },
    ],
    legend: {
      title: secret,
      sections: [{ type: "categorical", items: [{ label: secret, color: "#08306b" }] }],
    },
    methodology: { content: secret },
    details: {},
  });
  await writer.addRaster(hazardId, tag, {
    width: 2,
    height: 2,
    bounds,
    data: Float32Array.of(1, 2, 3, 4),
  });
  await writer.addRegions({ id: "ward", title: secret }, [
    {
      // A region goes by its name.
      name,
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [west, -41],
            [west + 1, -41],
            [west + 1, -40],
            [west, -40],
            [west, -41],
          ],
        ],
      },
    },
  ]);
  await writer.addElements(
    {
      type,
      displayName: secret,
      icon: "tint",
      menuGroup: { title: secret, icon: "tint" },
      group: secret,
      geometry: "point",
      metric: { type: "count", unit: "each" },
      isCascading: false,
      idAttribute: "id",
      nameAttribute: "named",
      sentence: `{named} ${secret}`,
      attributes: [
        { key: "id", label: secret, type: "text", filterable: false, lookup: true },
        { key: "named", label: secret, type: "text", filterable: true, lookup: true },
      ],
      style: { color: "#2266aa" },
      details: {},
    },
    {
      kind: "point",
      coords: Float64Array.of(west + 0.1, -40.1, west + 0.2, -40.2, west + 0.3, -40.3),
      partStart: Int32Array.of(0, 1, 2, 3),
    },
    {
      id: [`${name}-1`, `${name}-2`, `${name}-3`],
      named: [`${secret} 1`, `${secret} 2`, `${secret} 3`],
    },
  );
  await writer.addExposure(type, hazardId, tag, {
    element: Uint32Array.of(0),
    value: Float32Array.of(0.3),
    damageClass: Uint8Array.of(2),
  });
  return (await writer.publish()).version;
}
