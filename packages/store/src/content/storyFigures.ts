import type { ClientTransaction, FiguresByStep } from "../engine/database.ts";

export type { FiguresByStep } from "../engine/database.ts";

/** What the figures of a version of a story stood for in the data that it was published with. */
export interface KeptFigures {
  readonly datasetVersion: string;
  /** When that version of the data was stored. */
  readonly datasetAt: Date;
  readonly figures: FiguresByStep;
}

interface StoryVersion {
  readonly name: string;
  readonly version: number;
}

export const findStoryFigures = (
  tx: ClientTransaction,
  { name, version }: StoryVersion,
): Promise<KeptFigures | undefined> =>
  tx
    .selectFrom("story_figures")
    .select(["dataset_version as datasetVersion", "dataset_at as datasetAt", "figures"])
    .where("client_id", "=", tx.clientId)
    .where("name", "=", name)
    .where("version", "=", version)
    .executeTakeFirst();

/** Keeps them once: what is there already stays. */
export async function keepStoryFigures(
  tx: ClientTransaction,
  { name, version }: StoryVersion,
  { datasetVersion, datasetAt, figures }: KeptFigures,
): Promise<void> {
  await tx
    .insertInto("story_figures")
    .values({
      client_id: tx.clientId,
      name,
      version,
      dataset_version: datasetVersion,
      dataset_at: datasetAt,
      figures: JSON.stringify(figures),
    })
    .onConflict((conflict) => conflict.columns(["client_id", "name", "version"]).doNothing())
    .execute();
}
