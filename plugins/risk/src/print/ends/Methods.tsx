import type { ConsequenceMethodology } from "@stopbank/contract/consequences";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useMethodology } from "@stopbank/map-page/methodology";
import { useAwaited } from "@stopbank/map-page/print/awaited";
import { PaperMethodology } from "@stopbank/map-page/print/methodology";
import { useTerms } from "@stopbank/plugin-api/browser";
import { onePerHazard } from "@stopbank/scene/known-risks";
import type { RiskStats } from "../../browser/summary/useRiskStats.ts";
import { MethodsOnPaperView } from "./MethodsOnPaperView.tsx";

/** How the figures were worked out: what holds for all of them, then of each layer under each hazard. */
export function Methods({ stats }: { readonly stats: RiskStats }) {
  const { risk } = useTerms();
  const hazards = onePerHazard(usePageScene());
  return (
    <MethodsOnPaperView term={risk}>
      {stats.question.types.flatMap((type) =>
        hazards.map(({ scenario }) => <Method key={`${type} ${scenario}`} type={type} scenario={scenario} />),
      )}
    </MethodsOnPaperView>
  );
}

function Method({ type, scenario }: { readonly type: string; readonly scenario: string }) {
  const of = useAwaited<ConsequenceMethodology | null>(useMethodology(type, scenario), "a methodology");
  const { index, labels } = useMapPage();
  if (of === undefined || of === null) return null;
  return (
    <PaperMethodology
      of={of}
      information={index.elements.get(of.asset_type)?.filterable_information ?? []}
      intensityLabel={index.hazards.get(of.hazard_id)?.intensity_label}
      labels={labels}
    />
  );
}
