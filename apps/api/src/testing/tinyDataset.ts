import { createDatasetWriter, type Published } from "@stopbank/dataset/write";
import { quake } from "./hazards.ts";
import { box, onePixelPng } from "./larkhavenDataset.ts";

/**
 * Three points of a type and a scenario that no other client has, sorted into no ward, for the tests of what crosses between
 * clients.
 */
export async function publishTiny(
  root: string,
  client: string,
  notice = "Another client's",
): Promise<Published> {
  const writer = await createDatasetWriter(root, {
    client,
    title: client,
    notice,
    bounds: [175, -41, 176, -40],
    licence: "CC0",
    sources: [],
    conventions: {},
  });
  writer.setBasemap({
    satellite: await writer.addRasterTiles(
      "satellite",
      { minZoom: 0, maxZoom: 0, bounds: [175, -41, 176, -40] },
      () => onePixelPng,
    ),
  });
  const type = `${client}-wells`;
  const tag = `${client}_m7`;
  writer.addHazard({
    ...quake,
    parameters: { ...quake.parameters, magnitude: { label: "Magnitude", type: "number" } },
    scenarios: quake.scenarios.map((scenario) => ({
      ...scenario,
      tag,
      parameters: { ...scenario.parameters, magnitude: 7 },
      returnPeriodYears: 500,
    })),
  });
  await writer.addRaster("quake", tag, {
    width: 2,
    height: 2,
    bounds: [175, -41, 176, -40],
    data: Float32Array.of(1, 2, 3, 4),
  });
  await writer.addRegions({ id: "ward", title: "Wards" }, [
    { name: "Harbour", geometry: box(175, -41, 176, -40) },
  ]);
  await writer.addElements(
    {
      type,
      displayName: "Wells",
      icon: "tint",
      menuGroup: { title: "Water", icon: "tint" },
      group: "Water",
      geometry: "point",
      metric: { type: "count", unit: "each" },
      isCascading: false,
      idAttribute: "id",
      nameAttribute: "id",
      sentence: "A well.",
      attributes: [{ key: "id", label: "Id", type: "text", filterable: false, lookup: true }],
      style: { color: "#2266aa" },
      details: {},
    },
    {
      kind: "point",
      coords: Float64Array.of(175.1, -40.1, 175.2, -40.2, 175.3, -40.3),
      partStart: Int32Array.of(0, 1, 2, 3),
    },
    { id: [`${client}-1`, `${client}-2`, `${client}-3`] },
  );
  await writer.addExposure(type, "quake", tag, {
    element: Uint32Array.of(0),
    value: Float32Array.of(Number.NaN),
    damageClass: Uint8Array.of(2),
  });
  return writer.publish();
}
