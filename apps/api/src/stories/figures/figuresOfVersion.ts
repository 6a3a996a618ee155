import { schemaVersionOf } from "@stopbank/contract/content";
import { readContent } from "@stopbank/contract/content-documents";
import type { StoryFigures } from "@stopbank/contract/story-figures";
import type { KeptContent } from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import type { DataRouteParts } from "../../ask/selectionRequest.ts";
import type { ServedDataset } from "../../data/servedDataset.ts";
import type { Asker } from "../../work/asker.ts";
import { askFigures } from "./askFigures.ts";
import { figuresThen } from "./figuresThen.ts";
import { storyFigures } from "./storyFigures.ts";

/** The figures of a version of a story in a version of the data. */
export interface FiguresOfVersion {
  readonly json: Buffer;
  /** How many are others than in the data that it was published with. */
  readonly changed: number;
  /** When that data was stored (ISO 8601). */
  readonly datasetAt: string | null;
}

/** Tells the figures of a version of a story in a version of the data from all others. */
export const figuresKey = ({ name, version }: KeptContent): string =>
  `${name}.${version}.${schemaVersionOf("story")}`;

/**
 * Worked out once for each version of a story and of the data.
 *
 * @throws DomainError `stories/too-many-figures`; as the engine does, for all but what the story names.
 */
export const figuresOfVersion = (
  parts: Pick<DataRouteParts, "store" | "datasets" | "work">,
  client: Client,
  kept: KeptContent,
  dataset: ServedDataset,
  asker: Asker,
): Promise<FiguresOfVersion> =>
  dataset.keepWhileWanted(`story figures ${figuresKey(kept)}`, asker, async (wanting) => {
    const story = readContent("story", kept);
    const then = await figuresThen(parts, client, kept, story, wanting);
    const steps = await storyFigures(story, {
      now: { dataset, ask: askFigures(parts, client.id, dataset, wanting) },
      atPublication: then?.datasetVersion === dataset.version ? undefined : then?.figures,
      turn: wanting.turn,
    });
    const datasetAt = then?.datasetAt.toISOString() ?? null;
    const answer = {
      story_version: kept.version,
      dataset_version: dataset.version,
      published: {
        at: kept.createdAt.toISOString(),
        dataset_version: then?.datasetVersion ?? null,
        dataset_at: datasetAt,
      },
      steps: [...steps],
    } satisfies StoryFigures;
    const changed = steps.reduce(
      (sum, { figures }) => sum + figures.filter((figure) => figure.at_publication !== undefined).length,
      0,
    );
    const json = Buffer.from(JSON.stringify(answer));
    return { value: { json, changed, datasetAt }, bytes: json.byteLength };
  });
