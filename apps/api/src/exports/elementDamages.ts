import type { Hazard } from "@stopbank/dataset/manifest";
import type { ElementDamage, ScenarioChoice } from "@stopbank/exports/layer";
import type { Selection } from "@stopbank/risk-engine/select";
import { emptyColumns } from "@stopbank/risk-engine/summarise";
import { type HazardDamage, hazardDamage } from "../damage/hazardDamage.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { scenarioExposure } from "../exposure/scenarioExposure.ts";
import { partsInTurns, type Turn } from "../work/inTurns.ts";

/** What each selected element loses in a scenario; undefined where nothing says what damage costs. */
export function elementDamages(
  dataset: ServedDataset,
  layer: ServedLayer,
  selection: Selection,
  nDays: number | undefined,
  turn: Turn,
): (choice: ScenarioChoice) => Promise<ElementDamage | undefined> {
  const byHazard = new Map<string, Promise<HazardDamage>>();
  const damageOf = (hazard: Hazard) => {
    const known = byHazard.get(hazard.hazardId) ?? hazardDamage(dataset, layer, hazard, nDays);
    byHazard.set(hazard.hazardId, known);
    return known;
  };
  const { type } = layer.table.description;
  return async ({ hazard, scenario, nDays: days }) => {
    const damage = await damageOf(hazard);
    const per = damage.isByYear ? "year" : "event";
    if (damage.kind === "recorded") {
      const recorded = await dataset.data.damage(type, hazard.hazardId, scenario.tag);
      return recorded === undefined ? undefined : { per, recorded };
    }
    if (damage.kind === null || layer.measures.replacementCost === undefined) return undefined;
    const { fillRows } = await damage.in(scenario);
    const exposure = await scenarioExposure(dataset, layer.table.description, { hazard, scenario }, days);
    const byRow = shared(exposure.element.length);
    const columns = { ...emptyColumns(exposure.element.length), value: byRow };
    await partsInTurns(turn, selection, (part) => fillRows?.(part, columns));
    return { per, byRow };
  };
}

/** NaN where nothing was written: not known. */
const shared = (rows: number) => new Float64Array(new SharedArrayBuffer(rows * 8)).fill(Number.NaN);
