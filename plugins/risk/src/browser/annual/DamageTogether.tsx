import type { ElementLayer } from "@stopbank/contract/layers";
import { useMapPage } from "@stopbank/map-page/context";
import { scenarioName } from "@stopbank/map-page/layer-names";
import { useChosen } from "../state.ts";
import { DamageTogetherView, type DamageTogetherViewProps } from "./DamageTogetherView.tsx";
import { useDamageTogether } from "./useDamageTogether.ts";

/** What the hazards on the map cost an element layer together; nothing where no two of them are known to cost something. */
export function DamageTogether({
  element,
  tags,
}: {
  readonly element: ElementLayer;
  readonly tags: readonly string[];
}) {
  const { index, useHazardName } = useMapPage();
  const { eadRule } = useChosen();
  const { answer, error, retry, isUpdating } = useDamageTogether(element.type, tags, eadRule);
  const nameOf: DamageTogetherViewProps["nameOf"] = ({ hazard_id, hazard_scenario }) => {
    const hazard = index.hazards.get(hazard_id);
    if (hazard === undefined) return hazard_scenario;
    const { title, detail } = scenarioName(hazard, hazard_scenario, useHazardName);
    return detail === undefined ? title : `${title}, ${detail}`;
  };
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
