import type { ElementLayer } from "@stopbank/contract/layers";
import { useChosen } from "../state.ts";
import { DamageTogetherView } from "./DamageTogetherView.tsx";
import { useDamageTogether } from "./useDamageTogether.ts";
import { useScenarioNames } from "./useScenarioNames.ts";

/** What the hazards on the map cost an element layer together; nothing where no two of them are known to cost something. */
export function DamageTogether({
  element,
  tags,
}: {
  readonly element: ElementLayer;
  readonly tags: readonly string[];
}) {
  const { eadRule } = useChosen();
  const { answer, error, retry, isUpdating } = useDamageTogether(element.type, tags, eadRule);
  const nameOf = useScenarioNames();
  return (
    <DamageTogetherView
      answer={answer}
      elements={element.display_name}
      error={error}
      isUpdating={isUpdating}
      nameOf={nameOf}
      retry={retry}
    />
  );
}
