import type { ComparedDamage } from "@stopbank/contract/compared-damage";
import type { RiskQuestion } from "../../ask/riskQuestion.ts";
import { selectionColumns, selectLayer } from "../../ask/selection.ts";
import type { ServedDataset } from "../../data/servedDataset.ts";
import { moneyOf } from "../../wire/money.ts";
import { type SideTags, scenariosNamed } from "../comparedSides.ts";
import { sidePhrase } from "../comparisonSentence.ts";
import { damageLackSentence } from "./damageChangeSentence.ts";
import { columnsOfGroup, damageChanges } from "./damageChanges.ts";
import { type DamageLack, sideLosses } from "./sideLosses.ts";

/**
 * What damage in one event differs for a layer between two sides.
 *
 * @param group of regions that are told apart; undefined for none.
 * @throws DomainError as `selectLayer` and `comparedSides`, `dataset/unknown-region-group`.
 */
export async function comparedDamage(
  dataset: ServedDataset,
  { type, selection: request, nDays }: RiskQuestion,
  tags: SideTags,
  group: string | undefined,
): Promise<ComparedDamage> {
  const { turn } = request.asker;
  const { regions = [], attributes } = selectionColumns(dataset.directory.elementType(type), request);
  const groups = columnsOfGroup(dataset, type, group);
  const layer = await dataset.layer(type, { attributes, regions: [...regions, ...groups] });
  const selection = await selectLayer(layer, request);
  const scenarios = {
    before: scenariosNamed(dataset, tags.before),
    after: scenariosNamed(dataset, tags.after),
  };
  const { description } = layer.table;
  const about = {
    asset_type: type,
    before: [...tags.before],
    after: [...tags.after],
    dataset_version: dataset.version,
  };
  const phrases = { before: sidePhrase(scenarios.before), after: sidePhrase(scenarios.after) };
  const nothing = (lack: DamageLack, side: keyof SideTags): ComparedDamage => ({
    ...about,
    money: moneyOf(dataset.manifest, description),
    damage: null,
    regions: [],
    outside: null,
    sentence: damageLackSentence(description, lack, `for ${phrases[side]}`),
  });
  const before = await sideLosses({ dataset, type, scenarios: scenarios.before, nDays, turn });
  if (typeof before === "string") return nothing(before, "before");
  const after = await sideLosses({ dataset, type, scenarios: scenarios.after, nDays, turn });
  if (typeof after === "string") return nothing(after, "after");
  const changes = await damageChanges(
    { dataset, layer, selection, before, after, group, turn },
    { before: `by ${phrases.before}`, after: `by ${phrases.after}` },
  );
  return { ...about, ...changes };
}
