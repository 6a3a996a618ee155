import type { RiskNumbers } from "@stopbank/contract/risk";
import { DomainError } from "@stopbank/errors";
import { areaOf } from "../../ask/area.ts";
import { regionsNamed, type SelectionRequest } from "../../ask/selection.ts";
import type { DataRouteParts } from "../../ask/selectionRequest.ts";
import type { ServedDataset } from "../../data/servedDataset.ts";
import { riskByScenario } from "../../exposure/riskData.ts";
import { type Asker, askerGone } from "../../work/asker.ts";
import type { ToldStep } from "./toldSteps.ts";

/** So many different questions one story may ask: a step of ten layers under five scenarios is fifty. */
const mostQuestionsOfStory = 2_000;

/** What a scenario does to a layer within what a step looks at, or why that is not known. */
export type Answered = { readonly data: RiskNumbers } | { readonly problem: string };

export type Place = Pick<ToldStep, "regions" | "area" | "filters" | "nDays">;

export type AskFigures = (step: Place, elementType: string, scenario: string) => Promise<Answered>;

/** What is asked within one place, by layer and scenario. */
interface Asked {
  selection?: Promise<SelectionRequest>;
  readonly answers: Map<string, Promise<Answered>>;
}

/**
 * Asks the engine for the figures of one story in one version of a dataset, each question once.
 *
 * @param mostQuestions how many layers under scenarios it may be asked about; what is beyond has that as its problem.
 * @throws whatever is no fault of the story's: data that cannot be read, a caller who has gone.
 */
export function askFigures(
  { store, work }: Pick<DataRouteParts, "store" | "work">,
  clientId: string,
  dataset: ServedDataset,
  asker: Asker,
  mostQuestions = mostQuestionsOfStory,
): AskFigures {
  const byPlace = new Map<string, Asked>();
  // A step names up to two hundred regions: they are written out once for it, not for each of its figures.
  const byStep = new WeakMap<Place, Asked>();
  let questions = 0;
  const askedOf = (step: Place): Asked => {
    const former = byStep.get(step);
    if (former !== undefined) return former;
    const key = JSON.stringify([step.regions, step.area, step.filters, step.nDays]);
    const asked = byPlace.get(key) ?? { answers: new Map() };
    byPlace.set(key, asked);
    byStep.set(step, asked);
    return asked;
  };
  const select = async ({ regions, area, filters }: Place): Promise<SelectionRequest> => ({
    asker,
    work,
    area: await areaOf(area === undefined ? "all" : `area:${area}`, { store, clientId, work, asker }),
    areaRule: undefined,
    regions: regionsNamed(regions.join(","), dataset.directory),
    body: filters === undefined ? {} : { identifying_information: filters },
  });
  const ask = async (step: Place, type: string, scenario: string): Promise<Answered> => {
    const asked = askedOf(step);
    try {
      asked.selection ??= select(step);
      const selection = await asked.selection;
      const [answer] = await riskByScenario(dataset, { type, selection, nDays: step.nDays }, [scenario]);
      return answer === undefined ? { problem: "There is no such figure." } : { data: answer.data };
    } catch (error) {
      if (error instanceof DomainError && isOfStory(error)) return { problem: error.message };
      throw error;
    }
  };
  return (step, elementType, scenario) => {
    const { answers } = askedOf(step);
    const key = JSON.stringify([elementType, scenario]);
    const former = answers.get(key);
    if (former !== undefined) return former;
    questions++;
    if (questions > mostQuestions)
      return Promise.resolve({ problem: "More layers under scenarios are asked about here than one may." });
    const answer = ask(step, elementType, scenario);
    answers.set(key, answer);
    return answer;
  };
}

/**
 * What it names is not there, which one reads in its place; whatever else fails, fails as a whole. So does what nobody waits for any more: it
 * would be kept as the answer to all who come after.
 */
const isOfStory = ({ kind, code }: DomainError): boolean =>
  (kind === "not-found" || kind === "invalid") && code !== askerGone().code;
