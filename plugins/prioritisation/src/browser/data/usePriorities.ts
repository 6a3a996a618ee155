import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import type { RankStability } from "@stopbank/contract/rank-stability";
import { usePageScene } from "@stopbank/map-page/context";
import { useClient, useService } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import { useMemo } from "react";
import useSWR from "swr";
import { useSnapshot } from "valtio";
import { choiceOf } from "../../domain/choice/choosing.ts";
import { type Chosen, chosenOf, type PrioritySettings } from "../../domain/choice/settings.ts";
import { priorities } from "../priorities.ts";
import { type PriorityLook, rankedBy } from "./createPriorities.ts";

export const usePriorities = () => useService(priorities);

/** What the page shows beside its scene, for a component: it renders again when what it reads changes. */
export const useLook = () => useSnapshot(usePriorities().look as PriorityLook);

export function useSettings(): Loadable<PrioritySettings> {
  const { settings } = usePriorities();
  const { name } = useClient();
  return toLoadable(useSWR([name, "prioritisation settings"], settings));
}

/** What is ranked and by what, in the page's scene; undefined where the settings hold too little. */
export function useChosen(settings: PrioritySettings): Chosen | undefined {
  const choice = choiceOf(usePageScene());
  return useMemo(() => chosenOf(choice, settings), [choice, settings]);
}

/** What the server knows of a scenario's areas. */
export interface AreaAnswers {
  readonly scores: Loadable<AreaPriorities>;
  readonly stability: Loadable<RankStability>;
}

export function useAreaAnswers({ scenario, layer }: Chosen): AreaAnswers {
  const { scores, stability } = usePriorities();
  const { name } = useClient();
  const of = rankedBy(scenario.scenario_id, layer.layer_type);
  return {
    scores: toLoadable(useSWR([name, "prioritisation scores", of], () => scores(of))),
    stability: toLoadable(useSWR([name, "prioritisation stability", of], () => stability(of))),
  };
}
