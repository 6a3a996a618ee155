import { usePage, usePageScene } from "@stopbank/map-page/context";
import { useSpokenFigures } from "@stopbank/map-page/use-spoken-figures";
import { useFeedback, useSession, useTerms } from "@stopbank/plugin-api/browser";
import { isFiltered } from "@stopbank/scene/filtering";
import { layersOfKind } from "@stopbank/scene/layers";
import { Loading } from "@stopbank/ui/states";
import { lazy, Suspense } from "react";
import { spokenFigures } from "../../domain/summary/spokenFigures.ts";
import { WorstElements } from "../worst/WorstElements.tsx";
import { ElementSection } from "./ElementSection.tsx";
import { FeedbackLine } from "./FeedbackLine.tsx";
import { FilterNotices } from "./FilterNotices.tsx";
import { MissingLayers } from "./MissingLayers.tsx";
import { RiskMatrix } from "./RiskMatrix.tsx";
import { RiskSummaryView } from "./RiskSummaryView.tsx";
import { useMatrixRows } from "./useMatrixRows.ts";
import { useRiskStats } from "./useRiskStats.ts";

// Few compare: what it takes comes when they do.
const ComparisonSection = lazy(() => import("../comparison/ComparisonSection.tsx"));
const VersionsSection = lazy(() => import("../versions/VersionsSection.tsx"));

/** What the hazards on the map do to the elements on it, and where to say what one thinks of it. */
export function RiskSummaryTab() {
  return (
    <>
      <Summary />
      <FeedbackLine onFeedback={useFeedback().ask} />
    </>
  );
}

function Summary() {
  const scene = usePageScene();
  const { isIdle, stats, isUpdating, error, retry } = useRiskStats();
  const rows = useMatrixRows(stats);
  const isSignedIn = useSession().status === "signed-in";
  useSpokenFigures(isIdle ? undefined : { isComing: isUpdating, text: spokenFigures(rows) });
  if (isIdle) return <Missing />;
  return (
    <RiskSummaryView
      isAnswered={stats !== undefined}
      isUpdating={isUpdating}
      error={error}
      retry={retry}
      notices={<FilterNotices />}
    >
      {scene.compare !== undefined && (
        <Suspense fallback={<Loading label="Working out the comparison" />}>
          <ComparisonSection />
        </Suspense>
      )}
      {stats !== undefined && <RiskMatrix stats={stats} rows={rows} />}
      {stats !== undefined && <WorstElements />}
      {isSignedIn && stats !== undefined && (
        <Suspense fallback={null}>
          <VersionsSection />
        </Suspense>
      )}
      {stats !== undefined &&
        layersOfKind(scene, "element").map(({ id }) => (
          <ElementSection key={id} type={id} stats={stats} isFiltered={isFiltered(scene)} />
        ))}
    </RiskSummaryView>
  );
}

function Missing() {
  const { openAddLayers } = usePage();
  const scene = usePageScene();
  const lacksElement = layersOfKind(scene, "element").length === 0;
  const lacksHazard = layersOfKind(scene, "hazard").length === 0;
  return (
    <MissingLayers
      lacks={lacksElement ? (lacksHazard ? "both" : "elements") : "hazards"}
      terms={useTerms()}
      onAdd={openAddLayers}
    />
  );
}
