import type { Story } from "@stopbank/contract/story";
import type { KeptContent } from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import {
  type FiguresByStep,
  findStoryFigures,
  type KeptFigures,
  keepStoryFigures,
} from "@stopbank/store/story-figures";
import type { DataRouteParts } from "../../ask/selectionRequest.ts";
import type { PublishedVersion } from "../../data/datasets.ts";
import type { Asker } from "../../work/asker.ts";
import { askFigures } from "./askFigures.ts";
import { publishedWith } from "./publishedWith.ts";
import { readFigure } from "./readFigure.ts";
import { toldSteps } from "./toldSteps.ts";

type Parts = Pick<DataRouteParts, "store" | "datasets" | "work">;

/**
 * What the figures of a version of a story were in the data that it was published with: as they were kept then, else worked out from that
 * data, where it is there still, and kept from now on.
 *
 * @returns undefined where nobody can say any more.
 * @throws as the engine does, for all but what the story names.
 */
export async function figuresThen(
  parts: Parts,
  client: Client,
  kept: KeptContent,
  story: Story,
  asker: Asker,
): Promise<KeptFigures | undefined> {
  const former = await parts.store.withClient(client.id, (tx) => findStoryFigures(tx, kept));
  if (former !== undefined) return former;
  const then = await publishedWith(parts.datasets, client.clientName, kept.createdAt);
  return then && keepFiguresOf(parts, client, kept, { story, data: then, asker });
}

/** Works the figures of a version of a story out in a version of the data, and keeps them as what they were when it was published. */
export async function keepFiguresOf(
  parts: Parts,
  client: Client,
  kept: Pick<KeptContent, "name" | "version">,
  { story, data, asker }: { readonly story: Story; readonly data: PublishedVersion; readonly asker: Asker },
): Promise<KeptFigures> {
  const dataset = await parts.datasets.version(client.clientName, data.version);
  const ask = askFigures(parts, client.id, dataset, asker);
  const figures: Record<string, Record<string, string>> = {};
  for (const told of toldSteps(story)) {
    const ofStep: Record<string, string> = {};
    for (const name of told.names) {
      await asker.turn();
      const figure = await readFigure(told, name, ask);
      if (!("problem" in figure)) ofStep[name] = figure.text;
    }
    if (told.names.length > 0) figures[told.step] = ofStep;
  }
  const found: KeptFigures = {
    datasetVersion: dataset.version,
    datasetAt: new Date(data.storedMs),
    figures: figures satisfies FiguresByStep,
  };
  await parts.store.withClient(client.id, (tx) => keepStoryFigures(tx, kept, found));
  return found;
}
