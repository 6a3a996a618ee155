import type { Scene } from "@stopbank/scene";
import { choiceOf } from "../../domain/choice/choosing.ts";
import type { PriorityChoice } from "../../domain/choice/priorityChoice.ts";
import { type Chosen, chosenOf } from "../../domain/choice/settings.ts";
import { type RankBand, rankBands } from "../../domain/ranking/areaRows.ts";
import { type Ranking, rankAreas } from "../../domain/ranking/rankAreas.ts";
import { type Priorities, rankedBy } from "../data/createPriorities.ts";
import type { AreaShapes } from "./areaShapes.ts";

/** What of a scene's areas is known now. */
export interface KnownAreas {
  readonly chosen: Chosen;
  readonly shapes: AreaShapes | undefined;
  readonly ranking: Ranking | undefined;
  readonly bands: ReadonlyMap<string, RankBand> | undefined;
}

/**
 * What is known of a scene's areas, at once: other weights make another ranking of the same shares. Worked out again only where the
 * choice is another or something has been learned; undefined until there are settings to rank by.
 */
export function createKnownAreas(priorities: Priorities): (scene: Scene) => KnownAreas | undefined {
  let last: { choice: PriorityChoice; answers: number; known: KnownAreas | undefined } | undefined;
  return (scene) => {
    const choice = choiceOf(scene);
    const { answers } = priorities.look;
    if (last?.choice !== choice || last.answers !== answers)
      last = { choice, answers, known: lookUp(priorities, choice) };
    return last.known;
  };
}

function lookUp(priorities: Priorities, choice: PriorityChoice): KnownAreas | undefined {
  const settings = priorities.knownSettings();
  const chosen = settings && chosenOf(choice, settings);
  if (chosen === undefined) return undefined;
  const of = rankedBy(chosen.scenario.scenario_id, chosen.layer.layer_type);
  const scores = priorities.knownScores(of);
  const stability = priorities.knownStability(of);
  return {
    chosen,
    shapes: priorities.knownShapes(of),
    ranking: scores && rankAreas(scores, chosen.weights),
    bands: stability && rankBands(stability),
  };
}

/** Asks for what the areas of a scene are drawn from. Never rejects: the page says in its place what fails. */
export async function askForAreas(priorities: Priorities, scene: Scene): Promise<void> {
  try {
    const chosen = chosenOf(choiceOf(scene), await priorities.settings());
    if (chosen === undefined) return;
    const of = rankedBy(chosen.scenario.scenario_id, chosen.layer.layer_type);
    await Promise.all([priorities.shapes(of), priorities.stability(of)]);
  } catch {
    // The panel beside the map names it, with a way to try again; what then arrives is drawn.
  }
}
