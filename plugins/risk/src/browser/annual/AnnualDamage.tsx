import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { statsQuestion } from "@stopbank/map-page/stats-question";
import { useIsNear } from "@stopbank/map-page/use-is-near";
import { useMemo, useRef } from "react";
import {
  annualQuestion,
  hasAnnualDamage,
  ownRule,
  shapeOfAnnual,
} from "../../domain/annual/annualQuestion.ts";
import { Explain } from "../explain/Explain.tsx";
import { useChosen, useRiskChoices } from "../state.ts";
import { AnnualDamageView } from "./AnnualDamageView.tsx";
import { useAnnualDamage } from "./useAnnualDamage.ts";

export interface AnnualDamageProps {
  readonly element: ElementLayer;
  readonly hazard: HazardDetail;
  readonly scenarioTag: string;
}

/** What a hazard costs an element layer a year; nothing where curves, costs or return periods are lacking. */
export function AnnualDamage(props: AnnualDamageProps) {
  const { isOn } = useMapPage();
  return isOn("replacementCosts") && hasAnnualDamage(props.element, props.hazard) ? (
    <Reckoned {...props} />
  ) : null;
}

function Reckoned({ element, hazard, scenarioTag }: AnnualDamageProps) {
  const { index } = useMapPage();
  const scene = useSettledScene();
  const { eadRule } = useChosen();
  const { setEadRule } = useRiskChoices();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const question = useMemo(() => {
    const asked = statsQuestion(scene, index.elements);
    return asked && annualQuestion(asked, element.type, hazard, scenarioTag, eadRule ?? ownRule(hazard));
  }, [scene, index, element, hazard, scenarioTag, eadRule]);
  // What nobody sees asks for nothing; it keeps what it has.
  const { answered, isUpdating, error, retry } = useAnnualDamage(isNear ? question : undefined);
  const isSameShape =
    answered !== undefined &&
    question !== undefined &&
    shapeOfAnnual(answered.question) === shapeOfAnnual(question);
  return (
    <AnnualDamageView
      box={box}
      explain={<Explain of={["annual-damage"]} />}
      answer={isSameShape ? answered.answer : undefined}
      isUpdating={isUpdating}
      error={error}
      retry={retry}
      hazard={hazard}
      rule={eadRule}
      onRule={setEadRule}
    />
  );
}
