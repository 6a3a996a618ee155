import type { Scenario } from "@stopbank/dataset/manifest";
import type { DistrictExtent } from "../hazards/hazardModel.ts";

/** What of the district a client's dataset holds. */
export interface ClientDataset {
  readonly client: string;
  readonly title: string;
  /** Element types; absent for all. */
  readonly types?: readonly string[];
  /** Hazards by id and which of their scenarios; absent for all. */
  readonly hazards?: Readonly<Record<string, (scenario: Pick<Scenario, "parameters">) => boolean>>;
  readonly contextual?: readonly string[];
  /** Only elements whose middle lies in it; absent for the whole district. */
  readonly extent?: DistrictExtent;
}

const isOneOf =
  (key: string, values: readonly (number | string)[]) => (scenario: Pick<Scenario, "parameters">) =>
    values.includes(scenario.parameters[key] ?? "");

export const clientDatasets: readonly ClientDataset[] = [
  { client: "larkhaven", title: "Larkhaven district" },
  {
    client: "northport",
    title: "Northport and its harbour",
    types: [
      "buildings",
      "roads",
      "bridges",
      "water_pipes",
      "wastewater_pipes",
      "community_facilities",
      "substations",
      "reserves",
    ],
    hazards: {
      coastal_inundation: isOneOf("ari", [10, 100]),
      tsunami: isOneOf("slr", [0, 0.5]),
      earthquake_shaking: isOneOf("source", ["rangefront", "torea_bank"]),
      landslide: isOneOf("wetness", ["average", "wet"]),
    },
    contextual: ["evacuation_zones", "waterways", "landcover", "active_fault"],
    extent: [11_000, 1_500, 24_500, 9_300],
  },
  {
    client: "openaccess",
    title: "Larkhaven open data",
    types: ["roads", "community_facilities", "reserves"],
    hazards: {
      coastal_inundation: isOneOf("ari", [100]),
      tsunami: (scenario) => scenario.parameters.slr === 0 && scenario.parameters.tide === "high",
    },
    contextual: ["evacuation_zones", "waterways", "stopbanks", "landcover"],
  },
];
