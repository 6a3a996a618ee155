import type { Layers } from "@stopbank/contract/layers";
import type { AttributeFilters } from "@stopbank/contract/selection";
import type { StoryLayer, WireStory } from "@stopbank/contract/stories";

/** What the page of a story has to ask for, by name. What is not among it is not given to whoever reads the story elsewhere. */
export interface StoryNeeds {
  readonly elements: ReadonlySet<string>;
  readonly scenarios: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  /** Of each step that has any. */
  readonly filters: readonly AttributeFilters[];
  /** After the event. */
  readonly days: ReadonlySet<number>;
  /** `vector/buildings`: whatever the version of the data, which a page that stands goes on with. */
  readonly tiles: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
}

export function storyNeeds(story: WireStory, { basemap }: Pick<Layers, "basemap">): StoryNeeds {
  const steps = story.chapters.flatMap((chapter) => chapter.steps);
  const levels = [story, ...story.chapters, ...steps];
  const named = (kind: "elements" | "scenarios" | "contexts"): readonly StoryLayer[] =>
    levels.flatMap((level) => level[kind] ?? []).filter(({ isGone }) => isGone !== true);
  const [elements, scenarios, contexts] = [named("elements"), named("scenarios"), named("contexts")];
  const tilesets = [...elements, ...scenarios, ...contexts].map((layer) => layer.tilesets);
  return {
    elements: new Set(elements.map(({ id }) => id)),
    scenarios: new Set(scenarios.map(({ assetTag }) => assetTag)),
    regions: new Set(steps.flatMap(({ regions }) => regions)),
    areas: new Set(steps.flatMap(({ area }) => area ?? [])),
    filters: steps.map((step) => step.filters).filter((filters) => filters !== undefined),
    days: new Set(steps.flatMap(({ nDays }) => nDays ?? [])),
    tiles: new Set([...tileNamesIn(tilesets), ...tileNamesIn(basemap)]),
    media: new Set(JSON.stringify(story).match(mediaNames) ?? []),
  };
}

/** Wherever in a story one stands: as a picture of its own, or in a text. */
const mediaNames = /\b[0-9a-f]{32}(?:-\d{1,5}x\d{1,5})?\.[a-z]{3,4}\b/g;

const tileNamesIn = (described: unknown): readonly string[] =>
  [...JSON.stringify(described).matchAll(/\/tiles\/[\w-]+\/[0-9a-f]{16}\/([a-z]+\/[^/"]+)\//g)].map(
    ([, name = ""]) => decodeURIComponent(name),
  );
