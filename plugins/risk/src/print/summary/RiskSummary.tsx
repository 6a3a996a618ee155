import { DomainError } from "@stopbank/errors";
import { usePageScene } from "@stopbank/map-page/context";
import { useAwaitedAnswer, useFailing } from "@stopbank/map-page/print/awaited";
import { useTerms } from "@stopbank/plugin-api/browser";
import { isFiltered } from "@stopbank/scene/filtering";
import { layersOfKind } from "@stopbank/scene/layers";
import { useMatrixRows } from "../../browser/summary/useMatrixRows.ts";
import { useRiskStats } from "../../browser/summary/useRiskStats.ts";
import { reportTitle } from "../../domain/exports/reportTitle.ts";
import { fileNameOf } from "../../domain/report/documentTitle.ts";
import { Definitions } from "../ends/Definitions.tsx";
import { Ends } from "../ends/Ends.tsx";
import { Methods } from "../ends/Methods.tsx";
import { ReportPages } from "../ReportPages.tsx";
import { AreaMap } from "./AreaMap.tsx";
import { Asked } from "./Asked.tsx";
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
  const scene = usePageScene();
  const about = useAbout();
  const { isIdle, stats: answer, isUpdating, error } = useRiskStats();
  useFailing(isIdle ? nothingToReport : undefined);
  const stats = useAwaitedAnswer(
    { answered: answer && { question: undefined, answer }, isUpdating, error },
    "the summary's figures",
  );
  const rows = useMatrixRows(stats);
  const title = reportTitle(useTerms());
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
      <Ends asked={stats.question} />
    </ReportPages>
  );
}

const nothingToReport = new DomainError(
  "invalid",
  "risk/nothing-to-report",
  "A risk summary needs an element layer and a hazard. Add both to the map first.",
);
