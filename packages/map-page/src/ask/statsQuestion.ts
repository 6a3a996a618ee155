import type { ElementLayer } from "@stopbank/contract/layers";
import type { SelectionBody, SelectionQuery } from "@stopbank/contract/selection";
import type { Scene } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";

/** What the summary asks of the API for a scene; what a map shows, which may have no elements or no hazard. */
export interface StatsQuestion {
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** The coordinates in the path: `all`, `body` or `area:<id>`. */
  readonly coordinates: string;
  readonly query: SelectionQuery;
  readonly body: SelectionBody;
}

type Elements = ReadonlyMap<string, Pick<ElementLayer, "is_cascading" | "n_days">>;

/** Undefined where there is nothing to ask: it takes an element layer and a hazard. */
export function statsQuestion(scene: Scene, elements: Elements): StatsQuestion | undefined {
  const question = mapQuestion(scene, elements);
  return question.types.length === 0 || question.tags.length === 0 ? undefined : question;
}

/** What is on a map: its layers, and what narrows them. */
export function mapQuestion(scene: Scene, elements: Elements): StatsQuestion {
  const types = layersOfKind(scene, "element").map(({ id }) => id);
  const tags = layersOfKind(scene, "hazard").map(({ scenario }) => scenario);
  const { area, regions, nDays } = scene;
  // An id of one layer's day means nothing to another: an unknown one would fail the whole question.
  const cascading = types.flatMap((type) => elements.get(type) ?? []).filter((layer) => layer.is_cascading);
  const isDay =
    nDays !== undefined && cascading.length > 0 && cascading.every((layer) => layer.n_days.includes(nDays));
  const filters = Object.fromEntries(Object.entries(scene.filters).filter(([type]) => types.includes(type)));
  return {
    types,
    tags,
    coordinates: area === undefined ? "all" : "id" in area ? `area:${area.id}` : "body",
    query: {
      ...(regions.length === 0 ? {} : { regions: regions.join(",") }),
      ...(isDay ? { n_days: nDays } : {}),
    },
    body: {
      ...(area !== undefined && "geometry" in area ? { area: area.geometry } : {}),
      ...(Object.keys(filters).length === 0 ? {} : { identifying_information: filters }),
    },
  };
}

/** What is seen on a map, without the layers that are switched off. */
export const seenQuestion = (scene: Scene, elements: Elements): StatsQuestion =>
  mapQuestion({ ...scene, layers: scene.layers.filter(({ visible }) => visible) }, elements);

/** What an answer must share with what is on the map to be shown there: everything but where the area lies. */
export const shapeOf = ({ types, tags, query }: StatsQuestion): string =>
  JSON.stringify([types, tags, query.n_days]);
