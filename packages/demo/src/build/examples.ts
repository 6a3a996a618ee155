import type { Example, HazardDescription } from "@stopbank/dataset/manifest";

const settled = { longitude: 172.945, latitude: -40.305, zoom: 12.6 };
const district = { longitude: 172.925, latitude: -40.298, zoom: 11.4 };

/** What a newcomer is shown of the district, most telling first. */
const examples: readonly Example[] = [
  {
    title: "A 1 in 100 year flood with the stopbank breached",
    description: "Which homes and roads of the plain the Awatōrea reaches, and how deep.",
    elements: ["buildings", "roads"],
    scenarios: ["river_flood_100yr_present_breach"],
    contextual: ["stopbanks"],
    view: settled,
  },
  {
    title: "A 1 in 100 year storm tide, the sea a metre higher",
    description: "What the coast loses when high tide, storm and sea level rise meet.",
    elements: ["buildings", "community_facilities", "roads"],
    scenarios: ["coastal_inundation_100yr_slr100"],
    view: settled,
  },
  {
    title: "A magnitude 7 earthquake on the Rangefront Fault",
    description: "How hard it shakes, and what of the town and its pipes would be damaged.",
    elements: ["buildings", "bridges", "water_pipes"],
    scenarios: ["earthquake_rangefront_m70"],
    contextual: ["active_fault"],
    view: district,
  },
  {
    title: "A 5 m tsunami at high tide",
    description: "How far inland it runs, and which places lie in its way.",
    elements: ["community_facilities", "roads"],
    scenarios: ["tsunami_5m_high_slr0"],
    contextual: ["evacuation_zones"],
    view: district,
  },
  {
    title: "A 1 in 100 year storm tide today",
    description: "What high tide and storm reach already, before the sea rises further.",
    elements: ["buildings", "community_facilities", "roads"],
    scenarios: ["coastal_inundation_100yr_slr0"],
    view: settled,
  },
];

const offered = 3;

/** The examples a client's dataset can show: those of which it has the elements and the scenarios. */
export function examplesFor(has: {
  readonly types: readonly string[];
  readonly hazards: readonly Pick<HazardDescription, "scenarios">[];
  /** Absent: all of the district's. */
  readonly contextual?: readonly string[] | undefined;
}): Example[] {
  const tags = new Set(has.hazards.flatMap(({ scenarios }) => scenarios.map(({ tag }) => tag)));
  return examples
    .map((example) => ({
      ...example,
      elements: example.elements.filter((type) => has.types.includes(type)),
      contextual: (example.contextual ?? []).filter((id) => has.contextual?.includes(id) ?? true),
    }))
    .filter(({ elements, scenarios }) => elements.length > 0 && scenarios.every((tag) => tags.has(tag)))
    .slice(0, offered);
}
