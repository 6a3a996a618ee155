import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import { mostMoving } from "@stopbank/risk-engine/sensitivity";
import { useMemo } from "react";
import type { Chosen, PrioritySettings } from "../../domain/choice/settings.ts";
import { type RankedArea, sharesOf } from "../../domain/ranking/rankAreas.ts";
import { weightOf } from "../../domain/weights/weights.ts";
import { moveWords } from "../../domain/why/moveWords.ts";

/** Which value set moves an area most, from the weights of now: worked out here, since all it needs is there. */
export function useMoves(
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
