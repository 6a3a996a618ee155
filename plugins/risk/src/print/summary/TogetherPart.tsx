import type { ElementLayer } from "@stopbank/contract/layers";
import type { MultiHazardNumbers } from "@stopbank/contract/risk";
import { useMapPage } from "@stopbank/map-page/context";
import { useFailing } from "@stopbank/map-page/print/awaited";
import { usePending } from "@stopbank/plugin-api/print";
import { useDamageTogether } from "../../browser/annual/useDamageTogether.ts";
import { useScenarioNames } from "../../browser/annual/useScenarioNames.ts";
import { useChosen } from "../../browser/state.ts";
import { hasDamageOf } from "../../domain/summary/hasDamageOf.ts";
import { CostTogetherView } from "./CostTogetherView.tsx";
import { TogetherPartView } from "./TogetherPartView.tsx";

export interface TogetherPartProps {
  /** Of each hazard of the scene one scenario. */
  readonly tags: readonly string[];
  /** Others of the same hazards are in the scene as well. */
  readonly isLeftOut: boolean;
  readonly data: MultiHazardNumbers;
  readonly element: ElementLayer;
  readonly isFiltered: boolean;
}

/** Several scenarios at once: each element counts once, in the worst class any of them puts it in. */
export function TogetherPart({ tags, isLeftOut, data, element, isFiltered }: TogetherPartProps) {
  const { index, isOn, labels } = useMapPage();
  const isExposed = data.assessment.exposed_count > 0;
  const isCosted =
    isExposed && tags.length > 1 && isOn("replacementCosts") && hasDamageOf(element, index.hazards, tags);
  return (
    <TogetherPartView
      data={data}
      element={element}
      labels={labels}
      isFiltered={isFiltered}
      isOneOfEach={isCosted && isLeftOut}
    >
      {isCosted && <CostTogether element={element} tags={tags} />}
    </TogetherPartView>
  );
}

function CostTogether({ element, tags }: Pick<TogetherPartProps, "element" | "tags">) {
  const nameOf = useScenarioNames();
  const { eadRule } = useChosen();
  const { answer, error } = useDamageTogether(element.type, tags, eadRule);
  usePending(answer === undefined && error === undefined, "damage together");
  useFailing(error);
  if (answer === undefined) return null;
  return <CostTogetherView answer={answer} elements={element.display_name} nameOf={nameOf} />;
}
