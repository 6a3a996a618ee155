/**
 * What tells hazards apart on a map: hue by kind of hazard, and within it lightness by intensity. Any two are apart in each of the
 * three colour deficiencies and from the colours of damage classes (`packages/map/src/palettes.test.ts`).
 */
export const hazardRamps = {
  river: ["#dceefb", "#9ecae9", "#4a98c9", "#1764ab", "#08306b"],
  sea: ["#d2f2e6", "#86d8bf", "#2fae94", "#0f776a", "#053f3b"],
  tsunami: ["#f9dcef", "#ec9fd0", "#cf57a8", "#98257c", "#560a4a"],
  slope: ["#fee3d2", "#f6ba91", "#cd8551", "#92572b", "#532d11"],
  liquefaction: ["#efe9c9", "#d3c87a", "#a1992e", "#6d6803", "#3c3800"],
  shaking: ["#e6eadc", "#c1cba8", "#8e9b6f", "#5f6a45", "#323a22"],
} as const satisfies Record<string, HazardRamp>;

/** Five colours from the least intensity to the greatest, ever darker. */
export type HazardRamp = readonly [string, string, string, string, string];
export type HazardKind = keyof typeof hazardRamps;

/** The first that fits counts: a storm tide that floods is the sea's. */
const wordsOf: readonly (readonly [HazardKind, RegExp])[] = [
  ["tsunami", /tsunami|seiche/],
  ["liquefaction", /liquef/],
  ["shaking", /quake|seismic|shak|\bpga\b|\bmmi\b/],
  ["slope", /slide|slip|slope|debris|rock ?fall|avalanche|erosion|subsidence/],
  ["sea", /coast|\bsea\b|tide|tidal|surge|marine/],
  ["river", /river|flood|rain|pluvial|water|stream|inundation|dam/],
];

/**
 * A kind of hazard for each of several, by the words they are described in; one that has no such word, or whose kind another has
 * already, takes the next that is free. Of more than there are kinds the later ones share.
 */
export function hazardKinds(described: readonly string[]): HazardKind[] {
  const kinds = Object.keys(hazardRamps) as HazardKind[];
  const taken = new Set<HazardKind>();
  const named = described.map((words) => {
    const plain = words.toLowerCase().replaceAll(/[_-]/g, " ");
    const kind = wordsOf.find(([each, pattern]) => pattern.test(plain) && !taken.has(each))?.[0];
    if (kind !== undefined) taken.add(kind);
    return kind;
  });
  return named.map((kind, at) => {
    const free = kind ?? kinds.find((each) => !taken.has(each)) ?? kinds[at % kinds.length]!;
    taken.add(free);
    return free;
  });
}
