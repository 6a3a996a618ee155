import { readFigureName } from "@stopbank/contract/live-figures";
import type { AskFigures, Place } from "./askFigures.ts";
import { type Figure, figureOf } from "./figureOf.ts";

/** What a name stands for within a place, or why it stands for nothing. */
export async function readFigure(
  place: Place,
  name: string,
  ask: AskFigures,
): Promise<Figure | { readonly problem: string }> {
  const of = readFigureName(name);
  if (of === undefined)
    return { problem: `There is no figure "${name}". One is named risk.<layer>.<scenario>.<figure>.` };
  const answer = await ask(place, of.elementType, of.scenario);
  if ("problem" in answer) return answer;
  return figureOf(answer.data, of.figure) ?? { problem: `The data has no figure "${name}".` };
}
