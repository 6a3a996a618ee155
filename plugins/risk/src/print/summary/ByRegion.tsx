import type { Provenance } from "@stopbank/contract/provenance";
import { routes } from "@stopbank/contract/routes";
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
import { askInTurn } from "../../domain/report/askInTurn.ts";
import { regionRows } from "../../domain/report/regionRows.ts";
import { ByRegionView } from "./ByRegionView.tsx";

export interface ByRegionProps {
  readonly stats: RiskStats;
  /** The regions that figures are narrowed to; none where all count. */
  readonly chosen: Provenance["asked"]["regions"];
}

/** Regions are asked about one by one: the answer about more of them would be slow. */
const mostAsked = 60;
const atATime = 4;
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
  const named = { title, doOverlap, most: mostRows, mostAsked };
  if (regions.length > mostAsked) return <ByRegionView {...named} tooMany={regions.length} layers={[]} />;
  return <Listed {...named} regions={regions} stats={stats} />;
}

interface ListedProps {
  readonly title: string;
  readonly doOverlap: boolean;
  readonly most: number;
  readonly mostAsked: number;
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
  const answers = useAwaited(
    toLoadable(
      useSWR([name, "by region", JSON.stringify([question, ids])], () =>
        askInTurn(ids, atATime, (region) =>
          call(routes.exposureStats, {
            params: { types: question.types.join(","), tags: question.tags.join(",") },
            rest: question.coordinates,
            query: { ...question.query, regions: region },
            body: question.body,
          }),
        ),
      ),
    ),
    "the figures by region",
  );
  if (answers === undefined) return null;
  const hazards = layersOfKind(scene, "hazard");
  return (
    <ByRegionView
      {...named}
      tooMany={undefined}
      layers={question.types.map((type) => {
        const element = index.elements.get(type);
        const countedIn = (all: RiskStats["each"]) =>
          hazards.map(
            ({ scenario }) =>
              all.find((one) => one.asset_type === type && one.hazard_scenario === scenario)?.data,
          );
        const whole = countedIn(stats.each);
        const counted = regions.map((region, at) => ({ ...region, of: countedIn(answers[at] ?? []) }));
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
