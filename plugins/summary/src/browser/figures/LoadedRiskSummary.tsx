import type { Layers } from "@stopbank/contract/layers";
import { mostPairs } from "@stopbank/contract/names";
import type { RegionSummary } from "@stopbank/contract/region-summary";
import type { RegionGroup } from "@stopbank/contract/regions";
import { pageJobs, useClient, useService, useToaster } from "@stopbank/plugin-api/browser";
import { emptyScene } from "@stopbank/scene/empty";
import type { Loadable } from "@stopbank/ui/loadable";
import { writeChoice } from "../../domain/choiceAddress.ts";
import { regionMapAddress } from "../../domain/regionMap.ts";
import { sortedNext } from "../../domain/summaryChoice.ts";
import { summaryColumns } from "../../domain/summaryColumns.ts";
import { elementGroupsOf, summaryLayers } from "../../domain/summaryLayers.ts";
import { summaryNotes } from "../../domain/summaryNotes.ts";
import { summaryRows } from "../../domain/summaryRows.ts";
import { SummaryControls } from "../controls/SummaryControls.tsx";
import { scenarioGroups, scenarioWords } from "../controls/scenarioGroups.ts";
import type { ChoiceInAddress } from "../useChoice.ts";
import { useRegionMap } from "../useRegionMap.ts";
import { useRegionSummary } from "../useRegionSummary.ts";
import { FiguresTable } from "./FiguresTable.tsx";
import { RiskSummaryView, type SummaryFigures } from "./RiskSummaryView.tsx";

export interface LoadedRiskSummaryProps extends Pick<ChoiceInAddress, "choice" | "change"> {
  readonly layers: Layers;
  readonly regionGroups: readonly RegionGroup[];
}

const everywhere: RegionGroup = { region_group: "", title: "Regions", regions: [] };

/** What the address asks, summed up and shown. */
export function LoadedRiskSummary({ choice, change, layers, regionGroups }: LoadedRiskSummaryProps) {
  const client = useClient();
  const save = useDownloads();
  const openRegion = useRegionMap();
  const elements = summaryLayers(layers);
  const scenarios = scenarioGroups(layers.hazards, client.preferences.use_hazard_name.flag);
  const known = new Set(scenarios.flatMap((group) => group.scenarios.map(({ tag }) => tag)));
  const chosen = choice.scenarios.filter((tag) => known.has(tag));
  const asked = { ...choice, scenarios: chosen };
  const group =
    regionGroups.find(({ region_group }) => region_group === choice.regionGroup) ?? regionGroups[0];
  const newest = useRegionSummary(chosen, group?.region_group);

  const figuresOf = (summary: RegionSummary): SummaryFigures => {
    const groups = summaryColumns(summary, elements, asked);
    const regions = group ?? everywhere;
    const scene = emptyScene(client.name, client.config.default_location);
    const map = { summary, groups, layers: elements, hazards: layers.hazards, scenarios: chosen, scene };
    const rows = summaryRows(summary, regions, groups, asked);
    return {
      table:
        groups.length === 0 ? undefined : (
          <FiguresTable
            shown={{
              summary,
              groups,
              rows,
              choice: asked,
              linkOf: (region) => regionMapAddress(map, region),
              onOpen: (region) => void openRegion(map, region),
              onPlain: () => change({ isPlain: true }),
              onSort: (column) => change({ sort: sortedNext(choice.sort, column) }),
              isLoading: newest.isUpdating,
            }}
            caption={`Risk to elements by ${regions.title.toLowerCase()}: ${scenarioWords(scenarios, chosen)}`}
          />
        ),
      notes: summaryNotes(summary, elements, asked, regions.title.toLowerCase()),
      source: `${layers.notice} ${layers.attribution.join("; ")}.`,
    };
  };
  const figures = loadableOf(newest, chosen.length > 0, figuresOf);
  const hasFigures = figures?.state === "ready" && figures.value.table !== undefined;
  return (
    <RiskSummaryView
      controls={
        <SummaryControls
          choice={asked}
          change={change}
          elementGroups={elementGroupsOf(elements)}
          mostScenarios={Math.max(1, Math.floor(mostPairs / Math.max(1, elements.length)))}
          regionGroups={regionGroups}
          scenarios={scenarios}
        />
      }
      figures={figures}
      missingScenarios={choice.scenarios.length - chosen.length}
      onCancel={() => change({ scenarios: [] })}
      onDownload={
        hasFigures && !newest.isUpdating
          ? (format) => save(format, writeChoice({ ...asked, regionGroup: group?.region_group }))
          : undefined
      }
    />
  );
}

function loadableOf(
  { answered, isUpdating, error, retry }: ReturnType<typeof useRegionSummary>,
  isAsked: boolean,
  figuresOf: (summary: RegionSummary) => SummaryFigures,
): Loadable<SummaryFigures> | undefined {
  if (!isAsked) return undefined;
  if (error !== undefined) return { state: "failed", error, retry };
  if (answered === undefined) return { state: "loading" };
  const figures = figuresOf(answered.answer);
  // That nothing was assessed is said of what is chosen now, not of what was chosen before.
  return figures.table === undefined && isUpdating
    ? { state: "loading" }
    : { state: "ready", value: figures };
}

/** Saves what is shown, as our own server writes it. */
function useDownloads(): (format: "csv" | "xlsx", parameters: URLSearchParams) => void {
  const jobs = useService(pageJobs);
  const toaster = useToaster();
  return (format, parameters) => {
    jobs()
      .then(({ save }) => save(`/bff/summary/risk_summary.${format}?${parameters}`))
      .catch((error: unknown) => {
        const why = error instanceof Error ? ` ${error.message}` : "";
        toaster.error(`The summary could not be saved.${why}`);
      });
  };
}
