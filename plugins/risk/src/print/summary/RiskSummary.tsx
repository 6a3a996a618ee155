import { DomainError } from "@stopbank/errors";
import { narrowedInShort } from "@stopbank/map-page/asked-words";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaitedAnswer, useFailing } from "@stopbank/map-page/print/awaited";
import { Ends } from "@stopbank/map-page/print/ends";
import { useProvenance } from "@stopbank/map-page/print/provenance";
import { ReportPages } from "@stopbank/map-page/print/report-pages";
import { mapQuestion } from "@stopbank/map-page/stats-question";
import { useTerms } from "@stopbank/plugin-api/browser";
import { isFiltered } from "@stopbank/scene/filtering";
import { layersOfKind } from "@stopbank/scene/layers";
import { useMatrixRows } from "../../browser/summary/useMatrixRows.ts";
import { useRiskStats } from "../../browser/summary/useRiskStats.ts";
import { reportTitle } from "../../domain/exports/reportTitle.ts";
import { fileNameOf } from "../../domain/report/documentTitle.ts";
import { Asked } from "../asked/Asked.tsx";
import { Changes } from "../changes/Changes.tsx";
import { useGivenFacts } from "../changes/useGivenFacts.ts";
import { Definitions } from "../ends/Definitions.tsx";
import { Methods } from "../ends/Methods.tsx";
import { useSubject } from "../useSubject.ts";
import { AreaMap } from "./AreaMap.tsx";
import { ByRegion } from "./ByRegion.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { LayerChapter } from "./LayerChapter.tsx";

export interface RiskSummaryProps {
  readonly search: string;
  /** Of a scheduled report: its figures and those of the one before. */
  readonly given: unknown;
  /** What of the scene this dataset does not have, in a sentence. */
  readonly leftOut: string | undefined;
}

/** The whole document, once the answers that the summary on the screen has are there. */
export function RiskSummary({ search, given, leftOut }: RiskSummaryProps) {
  const scene = usePageScene();
  const { index } = useMapPage();
  const provenance = useProvenance(mapQuestion(scene, index.elements));
  const { isIdle, stats: answer, isUpdating, error } = useRiskStats();
  useFailing(isIdle ? nothingToReport : undefined);
  const stats = useAwaitedAnswer(
    { answered: answer && { question: undefined, answer }, isUpdating, error },
    "the summary's figures",
  );
  const rows = useMatrixRows(stats);
  const usualTitle = reportTitle(useTerms());
  const title = new URLSearchParams(search).get("heading") ?? usualTitle;
  const facts = useGivenFacts(given);
  const subject = useSubject(scene.layers, provenance?.asked);
  if (stats === undefined || provenance === undefined) return null;
  return (
    <ReportPages
      search={search}
      title={title}
      fileName={fileNameOf(title)}
      {...(facts === undefined && { about: narrowedInShort(provenance.asked) })}
      subject={subject}
      provenance={provenance}
    >
      {facts !== undefined && <Changes title={title} facts={facts} />}
      <Asked provenance={provenance} leftOut={leftOut} />
      <KeyFigures stats={stats} rows={rows} />
      <AreaMap />
      {layersOfKind(scene, "element").map(({ id }) => (
        <LayerChapter key={id} type={id} stats={stats} isFiltered={isFiltered(scene)} />
      ))}
      <ByRegion stats={stats} chosen={provenance.asked.regions} />
      <Definitions />
      <Methods stats={stats} />
      <Ends provenance={provenance} />
    </ReportPages>
  );
}

const nothingToReport = new DomainError(
  "invalid",
  "risk/nothing-to-report",
  "A risk summary needs an element layer and a hazard. Add both to the map first.",
);
