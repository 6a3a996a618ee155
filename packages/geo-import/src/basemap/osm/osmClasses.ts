import type { Tags } from "./tags.ts";

/** Our class by a tag's value, from lists of values by class. */
const byValue = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([ours, values]) => values.split(" ").map((each) => [each, ours] as const)),
  );

const roads = byValue({
  highway: "motorway motorway_link trunk trunk_link",
  arterial: "primary primary_link secondary secondary_link",
  country: "tertiary tertiary_link",
  street: "unclassified residential living_street pedestrian road busway",
  service: "service",
  track: "track",
  path: "path footway cycleway steps bridleway",
});

const rails = new Set(["rail", "light_rail", "tram", "narrow_gauge", "funicular", "monorail"]);
const waterways = byValue({ river: "river", stream: "stream", canal: "canal", drain: "drain ditch" });

const covers: readonly (readonly [string, ReadonlyMap<string, string>])[] = [
  [
    "leisure",
    byValue({
      park: "park garden nature_reserve playground dog_park",
      golf: "golf_course",
      pitch: "pitch stadium",
    }),
  ],
  [
    "landuse",
    byValue({
      forest: "forest orchard vineyard",
      cemetery: "cemetery",
      grass: "grass meadow recreation_ground village_green allotments",
      urban: "residential commercial industrial retail garages railway brownfield construction",
    }),
  ],
  [
    "natural",
    byValue({
      forest: "wood",
      scrub: "scrub heath grassland",
      wetland: "wetland",
      sand: "sand beach",
      rock: "bare_rock scree shingle cliff",
    }),
  ],
];

const places = byValue({
  city: "city",
  town: "town",
  village: "village",
  suburb: "suburb quarter neighbourhood borough",
  hamlet: "hamlet isolated_dwelling",
  locality: "locality",
  island: "island islet",
});
const nature = byValue({ peak: "peak volcano", headland: "cape", bay: "bay" });

export const roadClass = (tags: Tags) => roads.get(tags.highway ?? "");
export const isTunnel = ({ tunnel }: Tags) => tunnel !== undefined && tunnel !== "no";
export const isRail = (tags: Tags) => rails.has(tags.railway ?? "") && !isTunnel(tags);
export const waterwayClass = (tags: Tags) =>
  tags.tunnel === undefined ? waterways.get(tags.waterway ?? "") : undefined;
export const coverClass = (tags: Tags) =>
  covers.map(([key, classes]) => classes.get(tags[key] ?? "")).find((each) => each !== undefined);
export const placeKind = (tags: Tags) => places.get(tags.place ?? "") ?? nature.get(tags.natural ?? "");

export const isBuilding = ({ building }: Tags) => building !== undefined && building !== "no";
export const isWater = ({ natural, waterway, landuse }: Tags) =>
  natural === "water" || waterway === "riverbank" || landuse === "reservoir" || landuse === "basin";
/** Borders down to districts: those within a town would only clutter it, and those at sea cross an empty map. */
export const borderLevel = ({ boundary, admin_level, maritime, border_type }: Tags) => {
  const level = Number(admin_level);
  const isAtSea = maritime === "yes" || border_type === "territorial" || border_type === "baseline";
  return boundary === "administrative" && !isAtSea && level >= 2 && level <= 6 ? level : undefined;
};
