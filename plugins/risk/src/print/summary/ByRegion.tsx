import type { RiskData } from "@stopbank/contract/risk";
import { routes } from "@stopbank/contract/routes";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { useAwaited } from "@stopbank/map-page/print/awaited";
import { stateWords } from "@stopbank/map-page/state-words";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { layersOfKind } from "@stopbank/scene/layers";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import type { RiskStats } from "../../browser/summary/useRiskStats.ts";
import { askInTurn } from "../../domain/report/askInTurn.ts";
import { cellOfOne } from "../../domain/summary/matrixCell.ts";
import { ByRegionView } from "./ByRegionView.tsx";
import type { About } from "./useAbout.ts";

export interface ByRegionProps {
  readonly stats: RiskStats;
  readonly about: About;
}

/** Regions are asked about one by one: of more than this a table would be long, and its answer slow. */
const mostRegions = 60;
const atATime = 4;

/** The same figures in each region: of those that were chosen, else of the first group there is. */
export function ByRegion({ stats, about }: ByRegionProps) {
  const [group] = about.groups;
  const listed = about.regions.length > 0 ? about.regions : (group?.regions ?? []);
  if (listed.length === 0) return null;
  const title = about.regions.length > 0 ? "Selected regions" : (group?.title ?? "");
  if (listed.length > mostRegions)
    return <ByRegionView title={title} tooMany={listed.length} most={mostRegions} layers={[]} />;
  return <Listed title={title} regions={listed} stats={stats} />;
}

interface ListedProps {
  readonly title: string;
  readonly regions: About["regions"];
  readonly stats: RiskStats;
}

function Listed({ title, regions, stats }: ListedProps) {
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
      title={title}
      tooMany={undefined}
      most={mostRegions}
      layers={question.types.map((type) => {
        const element = index.elements.get(type);
        const words = stateWords(element);
        return {
          type,
          name: element?.display_name ?? type,
          hazards: hazards.map((layer) => {
            const { title: hazard, detail } = layerName(layer, index, useHazardName);
            return { key: layer.scenario, name: detail === undefined ? hazard : `${hazard}, ${detail}` };
          }),
          regions: regions.map(({ region, name: called }, at) => ({
            region,
            name: called,
            cells: hazards.map(({ scenario }) => {
              const of = answers[at]?.find(
                (one: RiskData) => one.asset_type === type && one.hazard_scenario === scenario,
              );
              return of && cellOfOne(of.data, words, false);
            }),
          })),
        };
      })}
    />
  );
}
