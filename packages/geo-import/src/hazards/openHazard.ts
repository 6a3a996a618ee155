import { damageModel } from "../damage/damageModel.ts";
import type { HazardEntry } from "../description/hazards.ts";
import type { IndexedLayer } from "../elements/indexedLayer.ts";
import type { HazardSource, ReadingContext } from "../sources/hazardSource.ts";
import { openSource } from "../sources/openSource.ts";
import { planScenarios } from "../sources/planScenarios.ts";
import type { ScenarioPlan } from "../sources/scenarioPlan.ts";
import type { AssessedExtent } from "./assessedElements.ts";
import { checkCut } from "./checkCut.ts";
import type { LayerDamage } from "./expose.ts";
import { openExtent } from "./openExtent.ts";
import { recordsDamage } from "./recordsDamage.ts";

/** A hazard with everything at hand that sampling it needs. */
export interface OpenedHazard {
  readonly hazard: HazardEntry;
  /** Those it is described for. */
  readonly layers: readonly IndexedLayer[];
  readonly plans: readonly ScenarioPlan[];
  readonly source: HazardSource;
  readonly extent: AssessedExtent;
  /** By element type. */
  readonly damageOf: ReadonlyMap<string, LayerDamage>;
}

/**
 * Opens a hazard's files and curves and finds what is wrong with them, before anything is sampled: an import may sample
 * for an hour before it comes to the last hazard.
 *
 * @throws DomainError as `planScenarios`, `openSource`, `HazardSource.check`, `openExtent`, `damageModel` and `checkCut`
 * do.
 */
export async function openHazard(
  folder: string,
  hazard: HazardEntry,
  layers: readonly IndexedLayer[],
  context: ReadingContext,
): Promise<OpenedHazard> {
  const plans = await planScenarios(folder, hazard);
  const source = await openSource(folder, hazard, plans, context);
  checkCut(hazard, source, layers);
  const extent = await openExtent(folder, hazard);
  const damageOf = new Map<string, LayerDamage>();
  for (const { layer } of layers) {
    const { type, replacementCost } = layer.entry;
    const entry = hazard.damage?.[type];
    if (entry === undefined) continue;
    const model = await damageModel(folder, layer, hazard.id, entry);
    const isRecorded = recordsDamage(hazard, entry, model, replacementCost?.value);
    damageOf.set(type, { entry, model, isRecorded });
  }
  await source.check(plans, layers);
  return { hazard, layers, plans, source, extent, damageOf };
}
