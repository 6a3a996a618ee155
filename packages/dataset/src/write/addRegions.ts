import { writeFileSync } from "node:fs";
import { noRegion } from "@stopbank/risk-engine/columns";
import { type DatasetDraft, draftPath } from "./draft/draft.ts";
import { badInput } from "./input/badInput.ts";
import type { RegionInput } from "./input/DatasetWriter.ts";
import { regionThings } from "./search/namedFeatures.ts";

/** See `DatasetWriter.addRegions`. */
export function addRegions(
  draft: DatasetDraft,
  group: { readonly id: string; readonly title: string },
  regions: readonly RegionInput[],
): void {
  if (draft.regionGroups.some((each) => each.id === group.id))
    throw badInput(`Region group ${group.id} was already added.`);
  if (regions.length >= noRegion) throw badInput(`A region group has at most ${noRegion - 1} regions.`);
  const file = `regions/${group.id}.geojson`;
  const features = regions.map(({ name, geometry }, code) => ({
    type: "Feature" as const,
    id: code,
    properties: { code, name },
    geometry,
  }));
  const text = JSON.stringify({ type: "FeatureCollection", features });
  writeFileSync(draftPath(draft, file), text, { flag: "wx", flush: true });
  draft.search.add(regionThings(group, features));
  draft.regionGroups.push({ ...group, file, regions: regions.map(({ name }, code) => ({ code, name })) });
}
