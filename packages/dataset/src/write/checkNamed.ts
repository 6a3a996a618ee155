import type { Example } from "../manifest/example.ts";
import type { DatasetDraft } from "./draft/draft.ts";
import { badInput } from "./input/badInput.ts";

/**
 * Compares what starts and examples name with what the draft has.
 * @throws DomainError `dataset/bad-input` that names what is not there.
 */
export function checkNamed(draft: DatasetDraft): void {
  for (const { hazardId, startScenario, scenarios } of draft.hazards)
    if (startScenario !== undefined && !scenarios.some(({ tag }) => tag === startScenario))
      throw badInput(`Hazard ${hazardId} starts at the scenario ${startScenario}, which it does not have.`);
  for (const example of draft.about.examples ?? []) checkExample(draft, example);
}

function checkExample(
  { elementTypes, hazards, contextual }: DatasetDraft,
  { title, elements, scenarios, contextual: context = [] }: Example,
) {
  const missing = (kind: string, name: string) =>
    badInput(`The example "${title}" names the ${kind} ${name}, which the dataset does not have.`);
  for (const type of elements)
    if (!elementTypes.some((each) => each.type === type)) throw missing("element type", type);
  for (const id of context)
    if (!contextual.some((each) => each.id === id)) throw missing("contextual layer", id);
  const hazardsSeen = new Set<string>();
  for (const tag of scenarios) {
    const hazard = hazards.find((each) => each.scenarios.some((scenario) => scenario.tag === tag));
    if (hazard === undefined) throw missing("scenario", tag);
    if (hazardsSeen.has(hazard.hazardId))
      throw badInput(
        `The example "${title}" names two scenarios of ${hazard.hazardId}. A map shows one of each hazard.`,
      );
    hazardsSeen.add(hazard.hazardId);
  }
}
