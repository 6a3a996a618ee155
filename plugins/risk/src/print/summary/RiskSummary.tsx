import { DomainError } from "@stopbank/errors";
import { usePageScene } from "@stopbank/map-page/context";
import { useAwaitedAnswer, useFailing } from "@stopbank/map-page/print/awaited";
import { useProvenance } from "@stopbank/map-page/print/provenance";
import { SceneCode } from "@stopbank/map-page/print/scene-code";
import { useClient } from "@stopbank/plugin-api/browser";
import { isFiltered } from "@stopbank/scene/filtering";
import { layersOfKind } from "@stopbank/scene/layers";
import { useMatrixRows } from "../../browser/summary/useMatrixRows.ts";
import { useRiskStats } from "../../browser/summary/useRiskStats.ts";
import { fileNameOf, summaryTitle } from "../../domain/report/documentTitle.ts";
import { Definitions } from "../ends/Definitions.tsx";
import { DisclaimerView } from "../ends/DisclaimerView.tsx";
import { Methods } from "../ends/Methods.tsx";
import { Sources } from "../ends/Sources.tsx";
import { ReportPages } from "../ReportPages.tsx";
import { AreaMap } from "./AreaMap.tsx";
import { Asked, type AskedProps } from "./Asked.tsx";
import { ByRegion } from "./ByRegion.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { LayerChapter } from "./LayerChapter.tsx";
import { useAbout } from "./useAbout.ts";

export interface RiskSummaryProps {
  readonly search: string;
  /** What of the scene this dataset does not have, in a sentence. */
  readonly leftOut: string | undefined;
}

/** The whole document, once the answers that the summary on the screen has are there. */
export function RiskSummary({ search, leftOut }: RiskSummaryProps) {
  const { preferences } = useClient();
  const scene = usePageScene();
  const about = useAbout();
  const { isIdle, stats: answer, isUpdating, error } = useRiskStats();
  useFailing(isIdle ? nothingToReport : undefined);
  const stats = useAwaitedAnswer(
    { answered: answer && { question: undefined, answer }, isUpdating, error },
    "the summary's figures",
  );
  const rows = useMatrixRows(stats);
  const title = summaryTitle(preferences.term_preference);
  if (stats === undefined || about === undefined) return null;
  return (
    <ReportPages search={search} title={title} fileName={fileNameOf(title)} about={about.inShort}>
      <Asked stats={stats} about={about} leftOut={leftOut} />
      <KeyFigures stats={stats} rows={rows} />
      <AreaMap />
      {layersOfKind(scene, "element").map(({ id }) => (
        <LayerChapter key={id} type={id} stats={stats} isFiltered={isFiltered(scene)} />
      ))}
      <ByRegion stats={stats} about={about} />
      <Definitions />
      <Methods stats={stats} />
      <Ends stats={stats} />
    </ReportPages>
  );
}

function Ends({ stats }: Pick<AskedProps, "stats">) {
  const provenance = useProvenance(stats.question);
  return provenance === undefined ? null : (
    <>
      <Sources provenance={provenance} />
      <SceneCode url={provenance.scene_link} />
      <DisclaimerView />
    </>
  );
}

const nothingToReport = new DomainError(
  "invalid",
  "risk/nothing-to-report",
  "A risk summary needs an element layer and a hazard. Add both to the map first.",
);
