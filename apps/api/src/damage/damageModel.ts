import type { ConsequenceMethod, Hazard } from "@stopbank/dataset/manifest";
import {
  type DamageFunction,
  type DamageModel,
  ratioFromFragility,
  ratioFromStated,
} from "@stopbank/risk-engine/damage";
import { elementsOf } from "@stopbank/risk-engine/select";
import { filterElements } from "../ask/attributeFilters.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { consequenceOf } from "./statedDamage.ts";

type RatioMethod = Exclude<ConsequenceMethod, { kind: "thresholds" }>;
type Fragility = Extract<RatioMethod, { kind: "fragility" }>;

/** What an amount of damage follows: what the dataset states, or what it recorded. */
export type DamageKind = RatioMethod["kind"] | "recorded";

interface StatedDamage {
  readonly kind: RatioMethod["kind"];
  readonly model: DamageModel;
}

/**
 * How a hazard's intensity becomes a share of the value lost, for each element of a layer: by the curve the dataset
 * states, else by fragility; undefined where it states neither. Worked out once for a dataset.
 *
 * @throws DomainError `curve/bad-points`, `filter/...` where the dataset's description does not hold together.
 */
export async function damageModel(
  dataset: ServedDataset,
  layer: ServedLayer,
  hazard: Hazard,
): Promise<StatedDamage | undefined> {
  const { type } = layer.table.description;
  const methods = consequenceOf(hazard, type)?.methods ?? [];
  const method: RatioMethod | undefined =
    methods.find((each) => each.kind === "curve") ?? methods.find((each) => each.kind === "fragility");
  if (method === undefined) return undefined;
  return dataset.keep(`damage ${type} ${hazard.hazardId}`, async () => ({
    value: { kind: method.kind, model: modelOf(layer, method) },
    bytes: layer.table.count + 4_096,
  }));
}

function modelOf(layer: ServedLayer, method: RatioMethod): DamageModel {
  const variants = method.variants ?? [];
  const floor = method.floorHeightAttribute;
  const column = floor === undefined ? undefined : layer.table.attribute(floor);
  return {
    functions: functionsOf(method),
    ...(variants.length === 0 ? {} : { functionOf: variantOf(layer, variants) }),
    ...(column?.type === "numeric" ? { floorHeight: column.values } : {}),
  };
}

/** The function beside the variants first, then one for each variant. */
function functionsOf(method: RatioMethod): DamageFunction[] {
  if (method.kind === "curve") return [method, ...(method.variants ?? [])].map(ratioFromStated);
  const measure = conversionOf(method);
  return [method, ...(method.variants ?? [])].map(({ states }) => ratioFromFragility(states, measure));
}

function conversionOf({ conversion }: Fragility): ((intensity: number) => number) | undefined {
  if (conversion === undefined) return undefined;
  const { scale, intercept, slope } = conversion;
  return (intensity) => scale * 10 ** ((intensity - intercept) / slope);
}

/** The first variant that an element matches, counted from 1; 0 for none. */
function variantOf(
  layer: ServedLayer,
  variants: readonly Pick<NonNullable<RatioMethod["variants"]>[number], "where">[],
) {
  const functionOf = new Uint8Array(layer.table.count);
  // Backwards, so that the first one has the last word.
  for (let i = variants.length - 1; i >= 0; i--)
    for (const element of elementsOf(filterElements(layer, variants[i]?.where ?? {})))
      functionOf[element] = i + 1;
  return functionOf;
}
