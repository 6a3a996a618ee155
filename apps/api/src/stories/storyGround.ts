import { namedMedia } from "@stopbank/content-folder/media";
import type { GuideMainTab } from "@stopbank/contract/cms";
import { drawnAreas } from "@stopbank/contract/drawn-areas";
import { missesGuide } from "@stopbank/contract/guide-places";
import type { Story } from "@stopbank/contract/story";
import { missesStory } from "@stopbank/contract/story-links";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { areasAmong } from "@stopbank/store/areas";
import { listLatestContent } from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import { listDrafts } from "@stopbank/store/content-drafts";
import type { CheckGround } from "@stopbank/story-check/problems";
import type { Datasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { layersOf } from "../layers/layers.ts";
import { presentMedia } from "../media/presentMedia.ts";
import type { Asker } from "../work/asker.ts";

export interface GroundParts {
  readonly store: Store;
  readonly datasets: Datasets;
  /** What the guide of a client has. */
  readonly readTabs: (client: Client, asker: Asker) => Promise<readonly GuideMainTab[]>;
}

/**
 * What a story is checked against: the data of today, and the media, areas, articles and stories of its client.
 *
 * @param story with its number, under which it will be there.
 */
export async function storyGround(
  { store, datasets, readTabs }: GroundParts,
  story: Story,
  { number, client, asker }: { readonly number: number; readonly client: Client; readonly asker: Asker },
): Promise<CheckGround> {
  const media = await presentMedia(store, client.id, namedMedia(story));
  const areas = new Set(await store.withClient(client.id, (tx) => areasAmong(tx, drawnAreas(story))));
  const stories = await storiesOf(store, client);
  const tabs = await readTabs(client, asker);
  return {
    ...groundOfData(await datasetOf(datasets, client)),
    hasArea: (id) => areas.has(id),
    hasMedium: (name) => media.has(name),
    hasPage: (path) =>
      !missesStory(path, (id) => id === number || stories.has(id)) && !missesGuide(path, tabs),
  };
}

/** The numbers of stories that are read or begun. */
const storiesOf = (store: Store, { id }: Client): Promise<ReadonlySet<number>> =>
  store.withClient(id, async (tx) => {
    const read = (await listLatestContent(tx)).filter(({ isWithdrawn }) => !isWithdrawn);
    const all = [...read, ...(await listDrafts(tx))].filter(({ kind }) => kind === "story");
    return new Set(all.map(({ name }) => Number(name)));
  });

/** Undefined for a client without data, whose stories can name none of it. */
const datasetOf = (datasets: Datasets, { clientName }: Client): Promise<ServedDataset | undefined> =>
  datasets.current(clientName).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "dataset/none-published") return undefined;
    throw error;
  });

function groundOfData(
  dataset: ServedDataset | undefined,
): Pick<CheckGround, "hasElement" | "hazardOf" | "hasContext" | "hasRegion"> {
  const layers = dataset && layersOf(dataset);
  const elements = new Set(
    Object.values(layers?.assets ?? {}).flatMap(({ groups }) =>
      groups.flatMap(({ assets }) => assets.map(({ type }) => type)),
    ),
  );
  const hazards = new Map(
    (layers?.hazards ?? []).flatMap(({ hazard_id, scenarios }) =>
      scenarios.map(({ assetTag }) => [assetTag, hazard_id] as const),
    ),
  );
  const contexts = new Set((layers?.information ?? []).flatMap((group) => group.layers.map(({ id }) => id)));
  const regions = new Set(dataset?.directory.regions.map(({ id }) => id));
  return {
    hasElement: (type) => elements.has(type),
    hazardOf: (tag) => hazards.get(tag),
    hasContext: (id) => contexts.has(id),
    hasRegion: (id) => regions.has(id),
  };
}
