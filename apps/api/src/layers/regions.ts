import type { RegionGeometries, RegionGroup } from "@stopbank/contract/regions";
import { DomainError } from "@stopbank/errors";
import { regionsNamed } from "../ask/selection.ts";
import type { ServedDataset } from "../data/servedDataset.ts";

export const regionGroups = ({ manifest, directory }: ServedDataset): RegionGroup[] =>
  manifest.regionGroups.map(({ id, title }) => ({
    region_group: id,
    title,
    regions: directory.regions
      .filter(({ group }) => group === id)
      .map(({ id: region, name }) => ({ region, name })),
  }));

/** Outlines in the order asked for. @throws DomainError `dataset/unknown-region`, `dataset/corrupt-file`. */
export async function regionGeometries(dataset: ServedDataset, list: string): Promise<RegionGeometries> {
  return Promise.all(
    regionsNamed(list, dataset.directory).map(async ({ id, group, code, name }) => {
      const { features } = await dataset.data.regions(group);
      const feature = features.find(({ properties }) => properties.code === code);
      if (feature === undefined)
        throw new DomainError(
          "unavailable",
          "dataset/corrupt-file",
          `The region file of ${group} lacks ${name}.`,
        );
      return { region: id, name, geometry: feature.geometry };
    }),
  );
}
