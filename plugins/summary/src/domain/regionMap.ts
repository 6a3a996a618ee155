import type { HazardDetail } from "@stopbank/contract/layers";
import { everyRegion, type RegionSummary } from "@stopbank/contract/region-summary";
import type { Camera, Scene } from "@stopbank/scene";
import { openExample } from "@stopbank/scene/examples";
import { encodeScene } from "@stopbank/scene/query";
import { openDrawer } from "@stopbank/scene/view";
import type { ColumnGroup } from "./summaryColumns.ts";
import type { SummaryLayer } from "./summaryLayers.ts";

/** Of a region's element layers the map opens with these many: with all of them nothing could be told apart. */
const mostLayers = 4;

export interface RegionMapQuestion {
  readonly summary: RegionSummary;
  readonly groups: readonly ColumnGroup[];
  readonly layers: readonly SummaryLayer[];
  readonly hazards: readonly HazardDetail[];
  /** Those summed up, by their tags. */
  readonly scenarios: readonly string[];
  /** An empty map of the client. */
  readonly scene: Scene;
}

/**
 * The risk map's address for a region of a summary: the layers shown that have something exposed there, the first of them in the
 * order in which they are listed; the scenarios, one of each hazard, since a map shows a hazard once; the region chosen, and its figures open.
 *
 * @param camera where the map looks; where the scene does without it.
 * @returns undefined for what is no region.
 */
export function regionMapAddress(
  { summary, groups, layers, hazards, scenarios, scene }: RegionMapQuestion,
  region: string,
  camera?: Camera,
): string | undefined {
  const figures = summary[region];
  if (figures === undefined || region === everyRegion) return undefined;
  const chosen = hazards.flatMap((hazard) => {
    const first = scenarios.find((tag) => hazard.scenarios.some(({ assetTag }) => assetTag === tag));
    return first === undefined ? [] : [{ hazard_id: hazard.hazard_id, assetTag: first }];
  });
  const shown = groups
    .map(({ layer }) => layer)
    .filter((layer) => (figures[layer]?.metric ?? 0) > 0)
    // A layer with days after the event goes with one hazard alone.
    .filter((type) => chosen.length < 2 || layers.find((each) => each.type === type)?.firstDay === undefined)
    .slice(0, mostLayers);
  const example = { title: "", description: "", elements: shown, hazards: chosen, contextual: [] };
  const hazardOf = (id: string) => hazards.find(({ hazard_id }) => hazard_id === id);
  const opened = openDrawer("risk")(openExample(example, hazardOf)(scene));
  const there = { ...opened, regions: [region], ...(camera === undefined ? {} : { camera }) };
  return `/risk?${encodeScene(there).query}`;
}
