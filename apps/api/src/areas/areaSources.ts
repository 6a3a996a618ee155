import type { AreaShape, AreaSource } from "@stopbank/contract/area-making";
import type { Store } from "@stopbank/store";
import { keptPackedArea } from "../ask/area.ts";
import { elementRow } from "../ask/element.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { elementFeature } from "../elements/elementGeometry.ts";
import { regionGeometries } from "../layers/regions.ts";
import type { Asker } from "../work/asker.ts";

export interface SourceParts {
  readonly store: Store;
  readonly clientId: string;
  readonly dataset: () => Promise<ServedDataset>;
  readonly asker: Asker;
}

/** What an area is made from, by what it is at hand as. */
export interface FoundSources {
  readonly shapes: readonly AreaShape[];
  /** Areas as they are kept. */
  readonly kept: readonly string[];
}

/**
 * Looks up what an area is to be made from.
 * @throws DomainError `area/unknown`, `dataset/unknown-region`, `dataset/unknown-element-type`, `elements/unknown`.
 */
export async function findSources(
  sources: readonly AreaSource[],
  { store, clientId, dataset, asker }: SourceParts,
): Promise<FoundSources> {
  const shapes: AreaShape[] = [];
  const kept: string[] = [];
  for (const source of sources) {
    if ("geometry" in source) shapes.push(source.geometry);
    else if ("area_id" in source) kept.push(await keptPackedArea(source.area_id, { store, clientId, asker }));
    else {
      await asker.turn();
      const served = await dataset();
      if ("region" in source)
        shapes.push(
          ...(await regionGeometries(served, source.region)).map(({ geometry }) => geometry as AreaShape),
        );
      else {
        const layer = await served.layer(source.element_type);
        shapes.push(elementFeature(layer, elementRow(layer, source.element_id)).geometry as AreaShape);
      }
    }
  }
  return { shapes, kept };
}
