import { classWordsOf } from "../manifest/classWords.ts";
import { currencyOf } from "../manifest/currency.ts";
import type { Dataset } from "../read/Dataset.ts";
import type { DatasetDiff, ElementChange, ExposureChange } from "./DatasetDiff.ts";
import { describedChanges } from "./describedChanges.ts";
import { comparedLayer, elementChange } from "./elementChange.ts";
import { exposureChange, exposureNames, isSame } from "./exposureChange.ts";

/**
 * What changes between two versions of a client's data. Elements are the same when their source ids are. A layer or
 * scenario that a version does not have counts as not assessed there.
 *
 * @throws DomainError as `Dataset` does.
 */
export async function diffDatasets(before: Dataset, after: Dataset): Promise<DatasetDiff> {
  const types = new Set(
    [before, after].flatMap(({ manifest }) => manifest.elementTypes.map(({ type }) => type)),
  );
  const old = exposureNames(before);
  const names = [...old, ...exposureNames(after).filter((name) => !old.some((each) => isSame(each, name)))];
  const elements: ElementChange[] = [];
  const exposures: ExposureChange[] = [];
  // A layer at a time: two versions of one of them are the most that is in memory.
  for (const type of types) {
    const sides = [
      { dataset: before, layer: await comparedLayer(before, type) },
      { dataset: after, layer: await comparedLayer(after, type) },
    ] as const;
    elements.push(elementChange(type, sides[0].layer, sides[1].layer));
    for (const name of names.filter((each) => each.type === type))
      exposures.push(await exposureChange(name, ...sides));
  }
  return {
    classWords: classWordsOf(after.manifest),
    currency: { before: currencyOf(before.manifest), after: currencyOf(after.manifest) },
    described: describedChanges(before.manifest, after.manifest),
    elements,
    exposures,
  };
}
