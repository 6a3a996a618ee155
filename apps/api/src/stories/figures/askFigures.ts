import type { RiskNumbers } from "@stopbank/contract/risk";
import { DomainError } from "@stopbank/errors";
import { areaOf } from "../../ask/area.ts";
import { regionsNamed, type SelectionRequest } from "../../ask/selection.ts";
import type { DataRouteParts } from "../../ask/selectionRequest.ts";
import type { ServedDataset } from "../../data/servedDataset.ts";
import { riskByScenario } from "../../exposure/riskData.ts";
import type { Asker } from "../../work/asker.ts";
import type { ToldStep } from "./toldSteps.ts";

/** So many different questions one story may ask: a step of ten layers under five scenarios is fifty. */
const mostQuestions = 2_000;

/** What a scenario does to a layer within what a step looks at, or why that is not known. */
export type Answered = { readonly data: RiskNumbers } | { readonly problem: string };

export type AskFigures = (
  step: Pick<ToldStep, "regions" | "area">,
  elementType: string,
  scenario: string,
) => Promise<Answered>;

/**
 * Asks the engine for the figures of one story in one version of a dataset, each question once.
 *
 * @throws whatever is no fault of the story's: data that cannot be read, a caller who has gone.
 */
export function askFigures(
  { store, work }: Pick<DataRouteParts, "store" | "work">,
  clientId: string,
  dataset: ServedDataset,
  asker: Asker,
): AskFigures {
  const answers = new Map<string, Promise<Answered>>();
  const selections = new Map<string, Promise<SelectionRequest>>();
  const selectionOf = ({ regions, area }: Pick<ToldStep, "regions" | "area">) => {
    const key = JSON.stringify([regions, area]);
    const former = selections.get(key);
    if (former !== undefined) return former;
    const made = (async (): Promise<SelectionRequest> => ({
      asker,
      work,
      area: await areaOf(area === undefined ? "all" : `area:${area}`, { store, clientId, work, asker }),
      areaRule: undefined,
      regions: regionsNamed(regions.join(","), dataset.directory),
      body: {},
    }))();
    selections.set(key, made);
    return made;
  };
  const ask = async (
    step: Pick<ToldStep, "regions" | "area">,
    type: string,
    scenario: string,
  ): Promise<Answered> => {
    try {
      const selection = await selectionOf(step);
      const [answer] = await riskByScenario(dataset, { type, selection, nDays: undefined }, [scenario]);
      return answer === undefined ? { problem: "There is no such figure." } : { data: answer.data };
    } catch (error) {
      if (error instanceof DomainError && isOfStory(error)) return { problem: error.message };
      throw error;
    }
  };
  return (step, elementType, scenario) => {
    const key = JSON.stringify([step.regions, step.area, elementType, scenario]);
    const former = answers.get(key);
    if (former !== undefined) return former;
    if (answers.size >= mostQuestions)
      return Promise.resolve({ problem: "The story asks for more figures than one may." });
    const answer = ask(step, elementType, scenario);
    answers.set(key, answer);
    return answer;
  };
}

/** What it names is not there, which one reads in its place; whatever else fails, fails as a whole. */
const isOfStory = ({ kind }: DomainError): boolean => kind === "not-found" || kind === "invalid";
