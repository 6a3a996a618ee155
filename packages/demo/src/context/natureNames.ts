/** Bays, heads, islets and hills with a name, metres in the district's frame. All made up. */
export const natureNames: readonly {
  readonly name: string;
  readonly kind: "water" | "peak" | "headland";
  readonly at: readonly [number, number];
}[] = [
  { name: "Lark Bay", kind: "water", at: [21_600, 10_600] },
  { name: "Northport Harbour", kind: "water", at: [15_300, 3_900] },
  { name: "Tōrea Lagoon", kind: "water", at: [18_700, 13_150] },
  { name: "Kererū Bay", kind: "water", at: [15_500, 20_400] },
  { name: "Pūrerehua Bay", kind: "water", at: [8_900, 20_800] },
  { name: "West Roads", kind: "water", at: [2_200, 11_000] },
  { name: "Lantern Cape", kind: "headland", at: [22_700, 3_600] },
  { name: "South Head", kind: "headland", at: [23_300, 18_300] },
  { name: "Gannet Islets", kind: "headland", at: [25_400, 5_800] },
  { name: "Motutarāpunga", kind: "headland", at: [17_900, 22_000] },
  { name: "Pukekōrimako", kind: "peak", at: [7_700, 6_400] },
  { name: "Pukerātā", kind: "peak", at: [8_400, 16_400] },
  { name: "Maungatōtara", kind: "peak", at: [7_300, 11_200] },
  { name: "Lantern Hill", kind: "peak", at: [19_900, 3_700] },
  { name: "Signal Hill", kind: "peak", at: [18_300, 17_700] },
];
