import type { DatasetAbout, ElementTypeDescription, HazardDescription } from "@stopbank/dataset/manifest";
import { currentVersion, type DatasetStorage, localStorage, openDataset } from "@stopbank/dataset/read";
import { createDatasetWriter, type DatasetWriter } from "@stopbank/dataset/write";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { BenchDistrict } from "../engine/district.ts";

/** The client whose dataset is measured; the other demonstration clients get one without elements. */
export const benchClient = "larkhaven";
const otherClients = ["northport", "openaccess"];

export const scenarioTag = "flood_100yr";
/** The two element types, by the geometry they have. */
export const typeOf = { point: "meters", polygon: "buildings" } as const;

/**
 * Publishes the district as datasets for the product's demonstration clients, so that it has nothing to model itself.
 * A dataset that is there already is kept: it holds the same elements.
 */
export async function publishDistrict(root: string, district: BenchDistrict): Promise<void> {
  await publishOnce(root, async (writer) => {
    writer.addHazard(flood);
    for (const geometry of [district.points, district.squares]) {
      const type = typeOf[geometry.kind];
      const ids = Array.from(district.cost, (_, element) => `${type}-${element}`);
      await writer.addElements(description(geometry), geometry, { id: ids, cost: district.cost });
      await writer.addExposure(type, flood.hazardId, scenarioTag, district.exposure);
    }
  });
}

/** Publishes what is measured, unless it is there, and for the other demonstration clients a dataset without elements. */
export async function publishOnce(
  root: string,
  write: (writer: DatasetWriter) => Promise<void>,
): Promise<void> {
  if (await isPublished(root)) return;
  const writer = await createDatasetWriter(root, about(benchClient));
  await write(writer);
  await writer.publish();
}

/** Gives the other clients their empty datasets, and says whether the measured one has its own from an earlier run. */
async function isPublished(root: string): Promise<boolean> {
  const storage = localStorage(root);
  for (const client of otherClients)
    if ((await currentVersion(storage, client)) === undefined)
      await (await createDatasetWriter(root, about(client))).publish();
  return isKept(storage);
}

/** Not one that an older release wrote, whose files carry no checksums for their blocks. */
async function isKept(storage: DatasetStorage): Promise<boolean> {
  if ((await currentVersion(storage, benchClient)) === undefined) return false;
  const { files } = (await openDataset(storage, benchClient)).manifest;
  return Object.values(files).some(({ blocks }) => blocks !== undefined);
}

const about = (client: string): DatasetAbout => ({
  client,
  title: client,
  notice: "Made up to measure speed",
  bounds: [172.5, -40.7, 173.3, -39.9],
  licence: "CC0-1.0",
  sources: [],
  conventions: {},
});

/** A layer of the district's elements, with an id and a cost each. */
export const description = ({ kind }: GeometryColumn): ElementTypeDescription => ({
  type: typeOf[kind as keyof typeof typeOf],
  displayName: kind === "polygon" ? "Buildings" : "Meters",
  icon: "office",
  menuGroup: { title: "Property", icon: "home" },
  group: "Property",
  geometry: kind,
  metric: kind === "polygon" ? { type: "area", unit: "ha" } : { type: "count", unit: "each" },
  isCascading: false,
  idAttribute: "id",
  nameAttribute: "id",
  sentence: "{id}",
  attributes: [
    { key: "id", label: "Id", type: "text", filterable: false, lookup: true },
    { key: "cost", label: "Replacement cost", type: "numeric", filterable: true, lookup: true },
  ],
  replacementCost: { attribute: "cost" },
  style: { color: "#123456" },
  details: {},
});

export const flood: HazardDescription = {
  hazardId: "flood",
  title: "Flood",
  hazardType: "flood",
  icon: "tint",
  group: "Water",
  groupIcon: "tint",
  description: { content: "Made up." },
  unit: "m",
  intensityLabel: "Depth",
  sampling: { rule: "max", note: "Made up." },
  classRule: "Made up.",
  parameters: {},
  form: [],
  scenarios: [
    {
      tag: scenarioTag,
      name: "1 in 100 years",
      displayName: "1 in 100 years",
      sentence: "{value} m",
      parameters: {},
    },
  ],
  legend: {
    title: "Depth",
    sections: [{ type: "categorical", items: [{ label: "Under water", color: "#08306b" }] }],
  },
  methodology: { content: "Made up." },
  details: {},
};
