export interface Suburb {
  readonly name: string;
  readonly ward: string;
  /** Metres in the district's frame. */
  readonly at: readonly [number, number];
}

/** Suburbs and localities, each with the ward it votes in. All names are made up. */
export const suburbs: readonly Suburb[] = [
  { name: "Larkhaven Central", ward: "Larkhaven", at: [18_350, 11_000] },
  { name: "Beachside", ward: "Larkhaven", at: [19_300, 11_150] },
  { name: "Dunes End", ward: "Larkhaven", at: [18_900, 9_900] },
  { name: "Saltmarsh", ward: "Larkhaven", at: [18_700, 11_800] },
  { name: "Kererū Park", ward: "Larkhaven", at: [18_050, 10_150] },
  { name: "Foundry", ward: "Larkhaven", at: [17_350, 10_650] },
  { name: "Northport Wharf", ward: "Northport", at: [16_900, 6_000] },
  { name: "Northport Hill", ward: "Northport", at: [16_250, 6_750] },
  { name: "Port Terrace", ward: "Northport", at: [17_150, 6_750] },
  { name: "Signal Heights", ward: "Northport", at: [18_150, 5_150] },
  { name: "Lantern Cape", ward: "Northport", at: [20_300, 4_700] },
  { name: "Harbour West", ward: "Northport", at: [12_700, 4_600] },
  { name: "Isthmus", ward: "Northport", at: [16_400, 8_100] },
  { name: "Waitōrea", ward: "South Coast", at: [19_600, 15_150] },
  { name: "Lagoon Flats", ward: "South Coast", at: [17_200, 13_700] },
  { name: "Kererū Bay", ward: "South Coast", at: [15_600, 17_700] },
  { name: "South Head", ward: "South Coast", at: [21_800, 17_600] },
  { name: "Pūrerehua Bay", ward: "South Coast", at: [9_300, 18_300] },
  { name: "Tōtara Flat", ward: "Awatōrea", at: [13_150, 10_450] },
  { name: "Middle Plain", ward: "Awatōrea", at: [15_600, 10_500] },
  { name: "Mātai", ward: "Awatōrea", at: [13_200, 13_700] },
  { name: "Rangefront", ward: "Awatōrea", at: [8_600, 10_500] },
  { name: "Far West", ward: "Awatōrea", at: [5_200, 13_200] },
];
