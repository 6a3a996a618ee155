import { severityOrder } from "@stopbank/risk-engine/classes";
import { type DamageClass, damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import type { Estimate } from "@stopbank/risk-engine/damage";
import { recordedCost } from "@stopbank/risk-engine/recorded-damage";
import { wholeLayer } from "@stopbank/risk-engine/select";
import { type ExposureTotals, summarise } from "@stopbank/risk-engine/summarise";
import type { Dataset } from "../read/Dataset.ts";
import type { ElementState, ExposureChange } from "./DatasetDiff.ts";
import type { ComparedLayer } from "./elementChange.ts";

/** From the least to the most severe. */
export const elementStates: readonly ElementState[] = ["not assessed", "not exposed", ...severityOrder];

/** A scenario of a layer, as the manifest names it. */
export type ExposureName = Pick<ExposureChange, "type" | "hazardId" | "scenario" | "nDays">;

export const exposureNames = ({ manifest }: Dataset): ExposureName[] =>
  manifest.exposures.flatMap(({ type, hazardId, batches }) =>
    batches.map(({ scenario, nDays }) => ({
      type,
      hazardId,
      scenario,
      ...(nDays === undefined ? {} : { nDays }),
    })),
  );

export const isSame = (a: ExposureName, b: ExposureName): boolean =>
  a.type === b.type && a.hazardId === b.hazardId && a.scenario === b.scenario && a.nDays === b.nDays;

/** One side of a comparison; what it does not have was not assessed there. */
export interface Side {
  readonly dataset: Dataset;
  readonly layer: ComparedLayer | undefined;
}

/** @throws DomainError as `Dataset` does. */
export async function exposureChange(name: ExposureName, before: Side, after: Side): Promise<ExposureChange> {
  const [old, now] = [await sideOf(name, before), await sideOf(name, after)];
  const damage = {
    ...(old.damage === undefined ? {} : { before: old.damage }),
    ...(now.damage === undefined ? {} : { after: now.damage }),
  };
  return {
    ...name,
    moves: moves(before.layer, old.codes, after.layer, now.codes),
    ...(old.totals === undefined ? {} : { before: old.totals }),
    ...(now.totals === undefined ? {} : { after: now.totals }),
    ...(Object.keys(damage).length === 0 ? {} : { damage }),
  };
}

/** A code for an element without a row; as good as any that is neither a damage class nor `notAssessed`. */
const notExposed = 254;

async function sideOf(
  name: ExposureName,
  { dataset, layer }: Side,
): Promise<{ codes: Uint8Array; totals?: ExposureTotals; damage?: Estimate | undefined }> {
  const count = layer?.table.count ?? 0;
  if (layer === undefined || !exposureNames(dataset).some((each) => isSame(each, name)))
    return { codes: new Uint8Array(count).fill(notAssessed) };
  const exposure = await dataset.exposure(name.type, name.hazardId, name.scenario, name.nDays);
  const codes = new Uint8Array(count).fill(notExposed);
  exposure.element.forEach((element, row) => {
    codes[element] = exposure.damageClass[row]!;
  });
  const recorded = await dataset.damage(name.type, name.hazardId, name.scenario);
  const all = wholeLayer(count);
  return {
    codes,
    totals: summarise(all, exposure, layer.measures),
    damage: recorded && recordedCost(all, exposure, recorded).cost,
  };
}

const stateOf = new Map<number, ElementState>([
  [notAssessed, "not assessed"],
  [notExposed, "not exposed"],
  ...(Object.entries(damageClassCodes) as [DamageClass, number][]).map(
    ([name, code]): [number, ElementState] => [code, name],
  ),
]);

function moves(
  before: ComparedLayer | undefined,
  oldCodes: Uint8Array,
  after: ComparedLayer | undefined,
  newCodes: Uint8Array,
): ExposureChange["moves"] {
  const old = new Map((before?.ids ?? []).map((id, row) => [id, oldCodes[row]!]));
  const counts = new Map<string, number>();
  const pairOf = (from: ElementState, to: ElementState) => `${from}>${to}`;
  (after?.ids ?? []).forEach((id, row) => {
    const from = stateOf.get(old.get(id) ?? -1);
    const to = stateOf.get(newCodes[row]!);
    if (from === undefined || to === undefined || from === to) return;
    counts.set(pairOf(from, to), (counts.get(pairOf(from, to)) ?? 0) + 1);
  });
  return elementStates.flatMap((from) =>
    elementStates.flatMap((to) => {
      const elements = counts.get(pairOf(from, to));
      return elements === undefined ? [] : [{ from, to, elements }];
    }),
  );
}
