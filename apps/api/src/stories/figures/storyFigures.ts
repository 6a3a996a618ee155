import type { Story } from "@stopbank/contract/story";
import type { FigureRow, NamedFigure, StepFigures } from "@stopbank/contract/story-figures";
import { DomainError } from "@stopbank/errors";
import type { FiguresByStep } from "@stopbank/store/story-figures";
import type { ServedDataset } from "../../data/servedDataset.ts";
import type { AskFigures } from "./askFigures.ts";
import { figureOf } from "./figureOf.ts";
import { readFigure } from "./readFigure.ts";
import { type ToldStep, toldSteps } from "./toldSteps.ts";

/** So many rows one story may have with all its steps: a hundred steps of ten layers under ten scenarios. */
const mostRows = 10_000;

export interface FigureSources {
  readonly now: { readonly dataset: ServedDataset; readonly ask: AskFigures };
  /** What they were in the data the story was published with, where that is another and known. */
  readonly atPublication: FiguresByStep | undefined;
  readonly turn: () => Promise<unknown>;
}

/**
 * What the figures in a story's texts stand for, and what each of its steps shows: exposed of all, by layer and scenario.
 *
 * @throws DomainError `stories/too-many-figures`; as the engine does, for all but what the story names.
 */
export async function storyFigures(story: Story, sources: FigureSources): Promise<readonly StepFigures[]> {
  const steps: StepFigures[] = [];
  const allTold = toldSteps(story);
  const rows = allTold.reduce((sum, { elements, scenarios }) => sum + elements.length * scenarios.length, 0);
  if (rows > mostRows) throw tooManyFigures();
  for (const told of allTold) {
    const figures: NamedFigure[] = [];
    for (const name of told.names) {
      await sources.turn();
      figures.push(await named(told, name, sources));
    }
    steps.push({ step: told.step, figures, rows: await rowsOf(told, sources) });
  }
  return steps;
}

async function named(
  told: ToldStep,
  name: string,
  { now, atPublication }: FigureSources,
): Promise<NamedFigure> {
  const figure = await readFigure(told, name, now.ask);
  if ("problem" in figure) return { name, value: null, text: "", problem: figure.problem };
  const former = atPublication?.[told.step]?.[name];
  // What was not there then has not changed since.
  const isSame = former === undefined || former === figure.text;
  return { name, ...figure, ...(isSame ? {} : { at_publication: former }) };
}

async function rowsOf(told: ToldStep, { now: { dataset, ask }, turn }: FigureSources): Promise<FigureRow[]> {
  const rows: FigureRow[] = [];
  for (const type of told.elements)
    for (const scenario of told.scenarios) {
      await turn();
      const answer = await ask(told, type, scenario);
      if ("problem" in answer) continue;
      const text = (figure: Parameters<typeof figureOf>[1]) => figureOf(answer.data, figure)?.text ?? "–";
      const { hazard, scenario: named } = dataset.directory.scenario(scenario);
      rows.push({
        element_type: type,
        element_name: dataset.directory.elementType(type).displayName,
        scenario,
        scenario_name: named.displayName.startsWith(hazard.title)
          ? named.displayName
          : `${hazard.title}, ${named.displayName}`,
        total: text("total"),
        assessed: text("assessed"),
        exposed: text("exposed"),
        share_exposed: text("share_exposed"),
      });
    }
  return rows;
}

const tooManyFigures = () =>
  new DomainError(
    "invalid",
    "stories/too-many-figures",
    "The steps of this story show more than 10,000 layers under scenarios in all. Let steps show fewer of either.",
  );
