import type { ContextualDescription } from "@stopbank/dataset/manifest";
import type { Feature } from "geojson";
import type { District } from "../district.ts";
import type { Grid } from "../ground/grid.ts";
import { modelledNotice, modelledSource } from "../hazards/describe.ts";
import type { HazardModel } from "../hazards/hazardModel.ts";
import { contourPolygons } from "../shapes/contourPolygons.ts";
import { contourLines, landcoverFeatures, lineFeature, shoreline } from "./basemap.ts";

export interface ContextLayer {
  readonly description: ContextualDescription;
  readonly features: readonly Feature[];
}

type About = Pick<ContextualDescription, "id" | "displayName" | "icon" | "group" | "geometry" | "style"> & {
  readonly summary: string;
  readonly infoLookup?: string;
  readonly nameProperty?: string;
  readonly help?: string;
  readonly items: readonly (readonly [string, string])[];
};

const describedContext = ({ summary, help, items, ...about }: About): ContextualDescription => ({
  ...about,
  legend: {
    title: about.displayName,
    ...(items.length > 1 && about.infoLookup !== undefined ? { dataColumn: about.infoLookup } : {}),
    sections: [
      {
        type: "categorical",
        items: items.map(([label, color]) => ({
          label,
          color,
          type: about.geometry === "line" ? ("line" as const) : ("fill" as const),
        })),
      },
    ],
  },
  details: {
    ...(help === undefined ? {} : { helpFile: help }),
    summary,
    confidence: { title: "Demonstration only", description: modelledNotice, colour: "#5b6b7c" },
    source: modelledSource,
  },
});

/** Layers to read the map by, not to count: banks, streams, zones, cover, contours and the fault. */
export function contextLayers(district: District, landcover: Grid, tsunami: HazardModel): ContextLayer[] {
  return [
    {
      description: describedContext({
        id: "stopbanks",
        displayName: "Stopbanks",
        icon: "path",
        group: "Protection",
        geometry: "line",
        style: { color: "#7a1f5c", weight: 3 },
        infoLookup: "name",
        nameProperty: "name",
        summary:
          "The bank that keeps floods of the Awatōrea off Larkhaven, built for the 1 in 100 year flood of today.",
        items: [["Stopbank", "#7a1f5c"]],
      }),
      features: district.stopbanks.lines.map(({ name, line }) => lineFeature(line, { name })),
    },
    {
      description: describedContext({
        id: "evacuation_zones",
        displayName: "Tsunami evacuation zones",
        icon: "walk",
        group: "Protection",
        geometry: "polygon",
        style: { color: "#d55e00" },
        infoLookup: "zone",
        nameProperty: "zone",
        help: "evacuation-zones.md",
        summary:
          "Red: leave the shore. Orange: leave on an official warning. Yellow: leave in the greatest event.",
        items: [
          ["Red", "#c0392b"],
          ["Orange", "#e08e0b"],
          ["Yellow", "#f2d13b"],
        ],
      }),
      features: zones(tsunami),
    },
    {
      description: describedContext({
        id: "waterways",
        displayName: "Rivers and streams",
        icon: "flows",
        group: "Land and water",
        geometry: "line",
        style: { color: "#3b7fb5", weight: 1.5 },
        infoLookup: "name",
        nameProperty: "own_name",
        summary: "The Awatōrea River and the streams of the district, traced down the modelled ground.",
        items: [["River or stream", "#3b7fb5"]],
      }),
      features: district.streams.map((stream) =>
        lineFeature(stream.line, {
          name: stream.name || "Unnamed stream",
          ...(stream.name === "" ? {} : { own_name: stream.name }),
          hectares: Math.round(stream.areaSquareMetres / 1e4),
        }),
      ),
    },
    {
      description: describedContext({
        id: "landcover",
        displayName: "Land cover",
        icon: "tree",
        group: "Land and water",
        geometry: "polygon",
        style: { color: "#5c7f4a" },
        infoLookup: "class",
        summary: "What grows on the ground or covers it.",
        items: [
          ["Forest", "#4f7a4f"],
          ["Pine", "#2f5d46"],
          ["Scrub", "#94a36b"],
          ["Sand", "#e8d9a8"],
          ["Wetland", "#7fa39a"],
          ["Urban", "#b9b0a6"],
        ],
      }),
      features: landcoverFeatures(landcover),
    },
    {
      description: describedContext({
        id: "contours",
        displayName: "Contours, 20 m",
        icon: "layers",
        group: "Land and water",
        geometry: "line",
        style: { color: "#9a7b4f", weight: 0.7 },
        infoLookup: "metres",
        summary: "Lines of equal height above mean sea level, every 20 m.",
        items: [["Contour", "#9a7b4f"]],
      }),
      features: contourLines(district.terrain.heights, 20),
    },
    {
      description: describedContext({
        id: "shoreline",
        displayName: "Shoreline",
        icon: "path",
        group: "Land and water",
        geometry: "line",
        style: { color: "#0b2545", weight: 1.2 },
        summary: "Where land and sea meet at mean sea level.",
        items: [["Shoreline", "#0b2545"]],
      }),
      features: shoreline(district.terrain.heights),
    },
    {
      description: describedContext({
        id: "active_fault",
        displayName: "Active fault",
        icon: "pulse",
        group: "Ground",
        geometry: "line",
        style: { color: "#b00020", weight: 2 },
        infoLookup: "name",
        nameProperty: "name",
        summary: "Where the made-up Rangefront Fault reaches the surface.",
        items: [["Fault trace", "#b00020"]],
      }),
      features: [
        lineFeature(
          [
            [11_300, 4_800],
            [10_900, 8_900],
            [10_300, 13_600],
            [9_900, 18_500],
          ],
          { name: "Rangefront Fault" },
        ),
      ],
    },
  ];
}

/** The ground each of three waves reaches at high tide; the widest first, so the others lie on it. */
function zones(tsunami: HazardModel): Feature[] {
  const levels = [
    ["Yellow", "tsunami_8m_high_slr0"],
    ["Orange", "tsunami_5m_high_slr0"],
    ["Red", "tsunami_2m_high_slr0"],
  ] as const;
  return levels.flatMap(
    ([zone, tag]) =>
      contourPolygons(tsunami.intensity(tag), 0.02, {
        leastSquareMetres: 15_000,
        toleranceMetres: 9,
        properties: { zone },
      }).features,
  );
}
