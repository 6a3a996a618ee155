import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { useAwaitedAnswer } from "@stopbank/map-page/print/awaited";
import { statsQuestion } from "@stopbank/map-page/stats-question";
import { useMemo } from "react";
import { useAnnualDamage } from "../../browser/annual/useAnnualDamage.ts";
import { useChosen } from "../../browser/state.ts";
import { annualQuestion, hasAnnualDamage, ownRule } from "../../domain/annual/annualQuestion.ts";
import { AnnualPartView } from "./AnnualPartView.tsx";

export interface AnnualPartProps {
  readonly element: ElementLayer;
  readonly hazard: HazardDetail;
  readonly scenarioTag: string;
}

/** What a hazard costs an element layer a year; nothing where curves, costs or return periods are lacking. */
export function AnnualPart(props: AnnualPartProps) {
  const { isOn } = useMapPage();
  return isOn("replacementCosts") && hasAnnualDamage(props.element, props.hazard) ? (
    <Reckoned {...props} />
  ) : null;
}

function Reckoned({ element, hazard, scenarioTag }: AnnualPartProps) {
  const { index } = useMapPage();
  const scene = useSettledScene();
  const { eadRule } = useChosen();
  const question = useMemo(() => {
    const asked = statsQuestion(scene, index.elements);
    return asked && annualQuestion(asked, element.type, hazard, scenarioTag, eadRule ?? ownRule(hazard));
  }, [scene, index, element, hazard, scenarioTag, eadRule]);
  const answer = useAwaitedAnswer(useAnnualDamage(question), "expected annual damage");
  return answer === undefined ? null : <AnnualPartView answer={answer} hazard={hazard} />;
}
