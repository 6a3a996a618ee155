import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import { routes } from "@stopbank/contract/routes";
import { usePageScene } from "@stopbank/map-page/context";
import { useCall, useClient, useNavigation } from "@stopbank/plugin-api/browser";
import { mostMoving } from "@stopbank/risk-engine/sensitivity";
import { toLoadable } from "@stopbank/ui/loadable";
import { type MouseEvent, useMemo } from "react";
import useSWR from "swr";
import type { Chosen, PrioritySettings } from "../../domain/choice/settings.ts";
import { type RankedArea, sharesOf } from "../../domain/ranking/rankAreas.ts";
import { saidWeights, weightOf } from "../../domain/weights/weights.ts";
import { moveWords } from "../../domain/why/moveWords.ts";
import { riskMapLink } from "../../domain/why/riskMapLink.ts";
import { WhyView } from "./WhyView.tsx";

export interface WhyProps {
  readonly area: RankedArea;
  readonly answer: AreaPriorities;
  readonly chosen: Chosen;
  readonly settings: PrioritySettings;
}

export function Why({ area, answer, chosen, settings }: WhyProps) {
  const parts = useParts(area.area, chosen);
  const moves = useMoves(area, answer, chosen, settings);
  const { name: client } = useClient();
  const { camera } = usePageScene();
  const { go } = useNavigation();
  const types = parts.state === "ready" ? parts.value.value_sets.flatMap(({ elements }) => elements) : [];
  const exposed = types.filter(({ exposed_metric }) => exposed_metric > 0).map(({ type }) => type);
  const href = riskMapLink({
    client,
    camera,
    scenario: chosen.scenario,
    area: area.area,
    types: exposed,
  });
  return (
    <WhyView
      parts={parts}
      area={area.name}
      moves={area.rank === undefined ? undefined : moves}
      riskMap={
        parts.state === "ready" ? { href, onFollow: (event) => follow(event, () => go(href)) } : undefined
      }
    />
  );
}

function useParts(area: string, { scenario, layer, weights }: Chosen) {
  const call = useCall();
  const { name } = useClient();
  const said = saidWeights(weights);
  const question = {
    params: { scenario_id: scenario.scenario_id },
    query: { region_group: layer.layer_type, area },
    body: { value_set_weights: said },
  };
  return toLoadable(
    useSWR([name, "prioritisation parts", JSON.stringify(question)], () => call(routes.areaParts, question)),
  );
}

/** Which value set moves an area most, from the weights of now: worked out here, since all it needs is there. */
function useMoves(
  { area }: RankedArea,
  answer: AreaPriorities,
  { weights }: Chosen,
  { valueSets }: PrioritySettings,
): string {
  return useMemo(() => {
    const ofSets = answer.value_sets.map((id) => weightOf(weights, id));
    const at = Object.keys(answer.regions).indexOf(area);
    const move = mostMoving(sharesOf(answer), ofSets)[at];
    const id = move && answer.value_sets[move.set];
    const valueSet = valueSets.find(({ value_set_id }) => value_set_id === id)?.display_name ?? id;
    return moveWords(move && valueSet ? { ...move, valueSet } : undefined);
  }, [area, answer, weights, valueSets]);
}

/** Goes there within the app, but where another tab or window is asked for. */
function follow(event: MouseEvent<HTMLElement>, go: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
}
