import type { Layers } from "@stopbank/contract/layers";

/** An element layer, as far as a summary tells of it. */
export interface SummaryLayer {
  readonly type: string;
  readonly title: string;
  /** The name of the group it stands in where layers are chosen. */
  readonly group: string;
  /** Of a layer with days after the event, the first of them: the one that is summed up. */
  readonly firstDay: number | undefined;
}

/** Every element layer of the data, in the order in which they are chosen for the map. */
export const summaryLayers = ({ assets }: Pick<Layers, "assets">): SummaryLayer[] =>
  Object.values(assets).flatMap(({ groups }) =>
    groups.flatMap(({ groupName, assets: layers }) =>
      layers.map(({ type, display_name, is_cascading, n_days }) => ({
        type,
        title: display_name,
        group: groupName,
        firstDay: is_cascading ? n_days[0] : undefined,
      })),
    ),
  );

/** The names of their groups, each once. */
export const elementGroupsOf = (layers: readonly SummaryLayer[]): string[] => [
  ...new Set(layers.map(({ group }) => group)),
];
