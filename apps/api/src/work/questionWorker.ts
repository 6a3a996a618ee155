import { type BlockSums, blockSums } from "@stopbank/risk-engine/block-sums";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import type { Measures } from "@stopbank/risk-engine/summarise";
import { createKeptColumns } from "./keptColumns.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { type Tallied, type TallyColumns, type TallyTask, tally as tallyTask } from "./tallyTask.ts";

/** What threads for ordinary questions do. */
export interface QuestionTasks {
  /**
   * @param task with `columns` where a thread has said that it does not have those of that name.
   * @returns undefined where the area takes more than an ordinary one.
   */
  tally(
    task: TallyTask & { readonly name: string; readonly columns?: TallyColumns },
  ): Tallied | "columns-wanted" | undefined;
  /** @param of elements in the layer. */
  sumBlocks(task: {
    readonly exposure: ExposureColumn;
    readonly measures: Measures;
    readonly of: number;
  }): BlockSums;
}

type InThread = {
  [Name in keyof QuestionTasks]: (
    ...task: Parameters<QuestionTasks[Name]>
  ) => Promise<Outcome<ReturnType<QuestionTasks[Name]>>>;
};

/** That the thread has started. */
export const ready = (): void => undefined;

const kept = createKeptColumns();

export const tally: InThread["tally"] = ({ name, columns = kept.get(name), ...task }) =>
  outcomeOf(() => {
    if (columns === undefined) return "columns-wanted" as const;
    kept.keep(name, columns);
    return tallyTask(task, columns);
  });

export const sumBlocks: InThread["sumBlocks"] = ({ exposure, measures, of }) =>
  outcomeOf(() => blockSums(exposure, measures, of));
