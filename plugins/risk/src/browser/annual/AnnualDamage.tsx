import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import { useMapPage, useScene } from "@stopbank/map-page/context";
import { statsQuestion } from "@stopbank/map-page/stats-question";
import { useIsNear } from "@stopbank/map-page/use-is-near";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { useMemo, useRef } from "react";
import {
  annualQuestion,
  hasAnnualDamage,
  ownRule,
  shapeOfAnnual,
} from "../../domain/annual/annualQuestion.ts";
import { useChosen } from "../state.ts";
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
  const scene = useScene();
  const { eadRule } = useChosen();
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
    <div ref={box} className="risk-annual" aria-busy={isUpdating}>
      <h4>Expected annual damage</h4>
      {error !== undefined && (
        <Failed error={error} retry={retry} what="Expected annual damage could not be worked out" />
      )}
      {isSameShape ? (
        <AnnualDamageView answer={answered.answer} hazard={hazard} />
      ) : (
        isUpdating && (
          <Loading label="Working out expected annual damage" skeleton={<Skeleton height={300} />} />
        )
      )}
    </div>
  );
}
