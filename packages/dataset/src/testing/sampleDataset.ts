import type { Polygon } from "geojson";
import type { DatasetAbout, ElementTypeDescription, HazardDescription } from "../manifest/manifest.ts";

/** Descriptions for tests: small, valid, and modelled on what a council publishes. */
export const sampleAbout: DatasetAbout = {
  client: "larkhaven",
  title: "Larkhaven",
  notice: "Made for a test",
  bounds: [172, -41, 173, -40],
  licence: "CC-BY-4.0",
  sources: [{ title: "A test", licence: "CC0", attribution: "Nobody" }],
  conventions: { areaRule: { code: "touches", text: "Geometry that touches the area counts." } },
};

/** All that the dataset covers. */
export const sampleSquare: Polygon = {
  type: "Polygon",
  coordinates: [
    [
      [172, -41],
      [173, -41],
      [173, -40],
      [172, -40],
      [172, -41],
    ],
  ],
};

export const sampleType = (
  type: string,
  geometry: ElementTypeDescription["geometry"],
  more: Partial<ElementTypeDescription> = {},
): ElementTypeDescription => ({
  type,
  displayName: type,
  icon: "office",
  menuGroup: { title: "Property", icon: "home" },
  group: "Property",
  geometry,
  metric: { type: "count", unit: "each" },
  isCascading: false,
  idAttribute: "id",
  nameAttribute: "name",
  sentence: "{name}",
  attributes: [
    { key: "id", label: "Id", type: "text", filterable: false, lookup: true },
    { key: "name", label: "Name", type: "text", filterable: true, lookup: true },
  ],
  style: { color: "#123456" },
  details: {},
  ...more,
});

export const sampleHazard = (hazardId: string, tags: readonly string[]): HazardDescription => ({
  hazardId,
  title: "Flood",
  hazardType: "flood",
  icon: "tint",
  group: "Water",
  groupIcon: "tint",
  description: { content: "Water where it should not be." },
  unit: "m",
  intensityLabel: "Depth",
  sampling: { rule: "max", note: "Highest cell touched." },
  classRule: "Depth over 0.3 m is moderate.",
  parameters: {},
  form: [],
  scenarios: tags.map((tag) => ({ tag, name: tag, displayName: tag, sentence: "{value} m", parameters: {} })),
  legend: {
    title: "Depth",
    sections: [
      {
        type: "continuous",
        stops: [
          { value: 0, color: "#deebf7" },
          { value: 2, color: "#08306b" },
        ],
      },
    ],
  },
  methodology: { content: "Assumed." },
  details: {},
});
