/** The places people live in, before their streets are drawn. All names are made up. */
export interface Settlement {
  readonly id: string;
  readonly name: string;
  readonly kind: "town" | "village";
  /** Middle of the main street, metres in the district's frame. */
  readonly centre: readonly [number, number];
  /** Direction of the first survey's main street, radians from east towards south. */
  readonly surveyAngle: number;
  readonly areaSquareMetres: number;
}

export const settlements: readonly Settlement[] = [
  {
    id: "larkhaven",
    name: "Larkhaven",
    kind: "town",
    centre: [18_350, 11_000],
    surveyAngle: 0.26,
    areaSquareMetres: 4.3e6,
  },
  {
    id: "northport",
    name: "Northport",
    kind: "town",
    centre: [17_020, 6_260],
    surveyAngle: 0.12,
    areaSquareMetres: 1.8e6,
  },
  {
    id: "waitorea",
    name: "Waitōrea",
    kind: "village",
    centre: [19_600, 15_150],
    surveyAngle: 0.9,
    areaSquareMetres: 0.75e6,
  },
  {
    id: "totara-flat",
    name: "Tōtara Flat",
    kind: "village",
    centre: [13_150, 10_450],
    surveyAngle: -0.2,
    areaSquareMetres: 0.55e6,
  },
  {
    id: "signal-heights",
    name: "Signal Heights",
    kind: "village",
    centre: [18_150, 5_150],
    surveyAngle: 0.4,
    areaSquareMetres: 0.5e6,
  },
];

/** Ends of country roads: farms, bays and lookouts. */
export const outposts: readonly (readonly [string, number, number])[] = [
  ["Kererū Bay", 15_300, 18_950],
  ["Lantern Cape", 21_600, 4_300],
  ["Pūrerehua Bay", 9_400, 18_950],
  ["Rātā Valley", 10_300, 8_700],
  ["Kōwhai Downs", 17_200, 16_300],
  ["Mātai Creek", 11_800, 13_900],
  ["Westhaven Road end", 5_500, 12_600],
  ["Harbour West", 14_100, 6_900],
  ["North Head", 18_900, 3_400],
  ["South Head", 22_600, 17_700],
  ["Swamp Road", 16_400, 9_000],
  ["Mill Road", 14_600, 8_800],
  ["River Flats", 15_600, 12_700],
  ["Kānuka Hill", 15_000, 14_700],
  ["Bayview", 18_900, 8_600],
  ["Estuary Road", 17_600, 14_000],
  ["Tūī Ridge", 19_200, 6_000],
  ["Upper Awatōrea", 10_600, 10_900],
  ["Tītoki Valley", 12_000, 16_700],
  ["Ruru Gully", 10_000, 13_000],
];
