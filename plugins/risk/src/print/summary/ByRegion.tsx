import type { Provenance } from "@stopbank/contract/provenance";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName, wholeName } from "@stopbank/map-page/layer-names";
import { useAwaited } from "@stopbank/map-page/print/awaited";
import { useRegionGroups } from "@stopbank/map-page/region-groups";
import { stateWords } from "@stopbank/map-page/state-words";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import type { RiskStats } from "../../browser/summary/useRiskStats.ts";
import { countsByRegion } from "../../domain/report/countsByRegion.ts";
import { regionRows } from "../../domain/report/regionRows.ts";
import { ByRegionView } from "./ByRegionView.tsx";

export interface ByRegionProps {
  readonly stats: RiskStats;
  /** The regions that figures are narrowed to; none where all count. */
  readonly chosen: Provenance["asked"]["regions"];
}

/** A table on paper has so many at the most: a longer one is read by nobody, and takes memory that printing has not got. */
const mostRows = 25;

/** The same figures in each region: of those that were chosen, else of the first group there is. */
export function ByRegion({ stats, chosen }: ByRegionProps) {
  const groups = useAwaited(useRegionGroups(), "the regions' names");
  if (groups === undefined) return null;
  const [group] = groups;
  const isChosen = chosen.length > 0;
  const regions = isChosen ? chosen.map(({ id, name }) => ({ region: id, name })) : (group?.regions ?? []);
  if (regions.length === 0) return null;
  const title = isChosen ? "Selected regions" : (group?.title ?? "");
  const doOverlap = new Set(chosen.map(({ group: of }) => of)).size > 1;
  return <Listed title={title} doOverlap={doOverlap} most={mostRows} regions={regions} stats={stats} />;
}

interface ListedProps {
  readonly title: string;
  readonly doOverlap: boolean;
  readonly most: number;
  readonly regions: readonly { readonly region: string; readonly name: string }[];
  readonly stats: RiskStats;
}

function Listed({ regions, stats, ...named }: ListedProps) {
  const call = useCall();
  const { name } = useClient();
  const { index, useHazardName } = useMapPage();
  const scene = usePageScene();
  const { question } = stats;
  const ids = regions.map(({ region }) => region);
  const counts = useAwaited(
    toLoadable(
      useSWR([name, "by region", JSON.stringify([question, ids])], () => countsByRegion(call, question, ids)),
    ),
    "the figures by region",
  );
  if (counts === undefined) return null;
  const hazards = layersOfKind(scene, "hazard");
  return (
    <ByRegionView
      {...named}
      layers={question.types.map((type) => {
        const element = index.elements.get(type);
        const whole = hazards.map(
          ({ scenario }) =>
            stats.each.find((one) => one.asset_type === type && one.hazard_scenario === scenario)?.data,
        );
        const ofLayer = hazards.map(({ scenario }) =>
          counts.find((pair) => pair.type === type && pair.tag === scenario),
        );
        const counted = regions.map((region, at) => ({
          ...region,
          of: ofLayer.map((pair) => pair?.inRegions[at]),
        }));
        return {
          type,
          name: element?.display_name ?? type,
          words: stateWords(element),
          hazards: hazards.map((layer) => ({
            key: layer.scenario,
            name: wholeName(layerName(layer, index, useHazardName)),
          })),
          whole,
          ...regionRows(counted, whole, named.most),
        };
      })}
    />
  );
}
