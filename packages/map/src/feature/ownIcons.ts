/**
 * Icons that maps of hazards need and Blueprint lacks, on its grid of 16 by 16. A dataset names them as it names Blueprint's.
 */
export const ownIcons: ReadonlyMap<string, readonly string[]> = new Map([
  /** A deck over an arch. */
  ["bridge", ["M0 3h16v3h-1v7h-2v-1.500C13 9.570 10.760 8 8 8s-5 1.570-5 3.500V13H1V6H0z"]],
  /** A house with water around it. */
  ["flood", ["M8 0 1 5.500h2V9.300h3.500V6.500h3v2.800H13V5.500h2z", wave(10.5), wave(13.5)]],
  /** Water that rises. */
  ["storm-tide", ["M8 0l4.500 4.500h-3v4.500h-3v-4.500h-3z", wave(10.5), wave(13.5)]],
  /** A wave about to break. */
  [
    "tsunami",
    [
      "M0 15v-2.500c2.800 0 4.300-1.500 4.800-4.200C5.400 4.600 7.600 2 11.300 2c2.700 0 4.500 1.400 4.700 3.500-.9-.8-2-1.200-3.100-1-1.900.3-2.800 1.800-2.500 3.700.4 2.600 2.300 4.200 5.600 4.300V15z",
    ],
  ],
  /** Land that ends above the sea. */
  [
    "cliff",
    [
      "M0 2h7l1.500 3-1.500 2.500 2 3-1 4.500H0z",
      "M11 12q1.250-2 2.500 0t2.500 0v2q-1.250 2-2.500 0t-2.500 0z",
    ],
  ],
]);

/** A wavy band over the whole width. */
function wave(top: number): string {
  return `M0 ${top}q2-1.500 4 0t4 0 4 0 4 0v2q-2 1.500-4 0t-4 0-4 0-4 0z`;
}
