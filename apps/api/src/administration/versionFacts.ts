import type { Manifest } from "@stopbank/dataset/manifest";

/** What a version holds, as its manifest says: nothing is read for it. */
export function heldBy({ title, notice, files, elementTypes, hazards, sources }: Manifest) {
  const sizes = Object.values(files);
  return {
    title,
    notice: notice ?? null,
    bytes: sizes.reduce((sum, file) => sum + file.bytes, 0),
    files: sizes.length,
    elements: elementTypes.map(({ displayName, count }) => ({ title: displayName, count })),
    hazards: hazards.map((hazard) => ({ title: hazard.title, scenarios: hazard.scenarios.length })),
    sources: sources.map(({ title: source, attribution }) => `${source}, ${attribution}`),
  };
}
