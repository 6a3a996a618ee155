import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaited } from "@stopbank/map-page/print/awaited";
import { Ends } from "@stopbank/map-page/print/ends";
import { useProvenance } from "@stopbank/map-page/print/provenance";
import { ReportPages } from "@stopbank/map-page/print/report-pages";
import { useTerms } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { useMemo } from "react";
import useSWR from "swr";
import { rankedBy } from "../browser/data/createPriorities.ts";
import { useAreaAnswers, usePriorities } from "../browser/data/usePriorities.ts";
import { usualSort } from "../domain/choice/priorityChoice.ts";
import type { Chosen, PrioritySettings } from "../domain/choice/settings.ts";
import { areaRows, rankBands } from "../domain/ranking/areaRows.ts";
import { rankAreas } from "../domain/ranking/rankAreas.ts";
import { pageLink } from "../domain/report/pageLink.ts";
import { reportName } from "../domain/report/reportDay.ts";
import { AreasChapter } from "./areas/AreasChapter.tsx";
import { AskedView } from "./asked/AskedView.tsx";
import { ExposedOnPaper } from "./elements/ExposedOnPaper.tsx";
import { MethodView } from "./method/MethodView.tsx";
import type { ReportDocumentProps } from "./ReportDocument.tsx";
import { WhyOnPaper } from "./why/WhyOnPaper.tsx";

export interface RankedDocumentProps extends ReportDocumentProps {
  readonly settings: PrioritySettings;
  readonly chosen: Chosen;
}

/** The document, once its areas are ranked and it is known where its figures come from. */
export function RankedDocument({ search, leftOut, settings, chosen }: RankedDocumentProps) {
  const { scenario, layer, weights, area } = chosen;
  const { hazards } = useTerms();
  const answers = useAreaAnswers(chosen);
  const scores = useAwaited(answers.scores, "the areas' scores");
  const stability = useAwaited(answers.stability, "how firm their ranks are");
  const shapes = useAwaited(useShapes(chosen), "the areas' outlines");
  const provenance = useProvenance(useAsked(settings, chosen));
  const ranking = useMemo(() => scores && rankAreas(scores, weights), [scores, weights]);
  if (ranking === undefined || scores === undefined || stability === undefined) return null;
  if (shapes === undefined || provenance === undefined) return null;
  const selected = area === undefined ? undefined : ranking.byArea.get(area);
  const subject = `${layer.display_name} by priority · ${scenario.display_name}`;
  return (
    <ReportPages
      search={search}
      title="Prioritisation report"
      fileName={reportName(new URLSearchParams(search).get("day"), new Date())}
      subject={subject}
      provenance={provenance}
    >
      <AreasChapter
        rows={areaRows(ranking, rankBands(stability), usualSort)}
        shapes={shapes}
        layer={layer}
        scenario={scenario}
        selected={selected}
      />
      {selected !== undefined && (
        <WhyOnPaper area={selected} answer={scores} chosen={chosen} settings={settings} />
      )}
      <ExposedOnPaper scenario={scenario} area={selected} />
      <AskedView
        valueSets={settings.valueSets}
        weights={weights}
        scenario={scenario}
        hazardsTerm={hazards}
        misfits={[
          ...chosen.gone,
          ...scores.misfits.map(({ sentence }) => sentence),
          ...(leftOut === undefined ? [] : [leftOut]),
        ]}
      />
      <MethodView ranges={ranking.ranges} stability={stability} />
      <Ends provenance={{ ...provenance, scene_link: pageLink(provenance.scene_link) }} />
    </ReportPages>
  );
}

function useShapes({ scenario, layer }: Chosen) {
  const { shapes } = usePriorities();
  const of = rankedBy(scenario.scenario_id, layer.layer_type);
  return toLoadable(useSWR(["outlines on paper", of], () => shapes(of)));
}

/** What its figures are of: every layer that is valued, under every hazard of the scenario. */
function useAsked({ valueSets }: PrioritySettings, { scenario }: Chosen) {
  const { index } = useMapPage();
  const { regions } = usePageScene();
  const types = new Set(valueSets.flatMap(({ elements }) => elements.map(({ type }) => type)));
  return {
    types: [...types].filter((type) => index.elements.has(type)),
    tags: scenario.hazard_scenarios.map(({ hazard_uid }) => hazard_uid),
    coordinates: "all",
    query: regions.length === 0 ? {} : { regions: regions.join(",") },
    body: {},
  };
}
