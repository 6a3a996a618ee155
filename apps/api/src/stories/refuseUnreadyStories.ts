import { namedMedia } from "@stopbank/content-folder/media";
import { contentDocument } from "@stopbank/contract/content-documents";
import type { Story } from "@stopbank/contract/story";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import type { Client } from "@stopbank/store/clients";
import { checkParts } from "@stopbank/story-check";
import { placeWords } from "@stopbank/story-check/places";
import type { CheckGround, StoryProblem } from "@stopbank/story-check/problems";
import type { Datasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { layersOf } from "../layers/layers.ts";
import { presentMedia } from "../media/presentMedia.ts";
import type { Asker } from "../work/asker.ts";
import { layerMentions, mostMentions } from "./layerMentions.ts";

/** So many are told at once. */
const mostTold = 20;

/**
 * The same errors that hold an author back in the editor hold back whoever publishes by the API. Links within the site are not followed
 * here: which pages there are, the web app knows.
 *
 * @throws DomainError `content/not-ready`, with the place of each; `content/invalid`.
 */
export const refuseUnreadyStories =
  ({ store, datasets }: { readonly store: Store; readonly datasets: Datasets }) =>
  async (
    { caller: { client }, asker }: { readonly caller: { readonly client: Client }; readonly asker: Asker },
    { kind, name, body }: { readonly kind: string; readonly name: string; readonly body: unknown },
  ): Promise<void> => {
    if (kind !== "story") return;
    const story = contentDocument("story", body, name).body as Story;
    const mentions = layerMentions(story);
    // What readers would not be given: neither in their list nor in another site.
    if (mentions > mostMentions) throw notReady([`The story: ${tooManyLayers(mentions)}`], 0);
    const ground = groundOf(await datasetOf(datasets, client), await mediaOf(store, client, story));
    const errors: StoryProblem[] = [];
    for (const problems of checkParts(story, ground)) {
      errors.push(...problems.filter((problem) => problem.kind === "error"));
      await asker.turn();
    }
    if (errors.length === 0) return;
    const told = errors
      .slice(0, mostTold)
      .map((problem) => `${placeWords(story, problem)}: ${problem.words}`);
    throw notReady(told, errors.length - told.length);
  };

const tooManyLayers = (mentions: number) =>
  `It names ${mentions.toLocaleString("en-NZ")} layers in all its steps, and readers are given ${mostMentions.toLocaleString("en-NZ")} at most: take layers out of some steps, or make two stories of it.`;

const notReady = (told: readonly string[], more: number): DomainError =>
  new DomainError(
    "invalid",
    "content/not-ready",
    [
      "This story is not ready to be published. Put right, and publish again:",
      ...told,
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join("\n"),
  );

const mediaOf = (store: Store, { id }: Client, story: Story) => presentMedia(store, id, namedMedia(story));

/** Undefined for a client without data, whose stories can name none of it. */
const datasetOf = (datasets: Datasets, { clientName }: Client): Promise<ServedDataset | undefined> =>
  datasets.current(clientName).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "dataset/none-published") return undefined;
    throw error;
  });

function groundOf(dataset: ServedDataset | undefined, media: ReadonlySet<string>): CheckGround {
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
    hasMedium: (name) => media.has(name),
    hasPage: () => true,
  };
}
