import type { VersionComparison } from "@stopbank/contract/dataset-versions";
import { eachByItsOwn, laterMeasures } from "@stopbank/risk-engine/across-versions";
import { type Comparison, tallyComparison } from "@stopbank/risk-engine/compare";
import type { Sides } from "@stopbank/risk-engine/element-states";
import { partsOf, type Selection } from "@stopbank/risk-engine/select";
import type { Measures } from "@stopbank/risk-engine/summarise";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { inTurns, type Turn } from "../work/inTurns.ts";
import { comparedInTurn } from "./compareLayer.ts";
import { type ChangeWire, changeWire, unitsOf } from "./comparisonNumbers.ts";
import { lackSentence, versionSentence } from "./versionSentence.ts";
import { type Asked, lackOf, selectVersions, sharedMoney } from "./versionSides.ts";

/**
 * What differs for a layer under scenarios between two versions of a dataset.
 *
 * @throws DomainError as `selectLayer` and `comparedSides`, of either version.
 */
export async function compareVersions(
  earlier: Asked,
  later: Asked,
  { type, nDays }: Pick<RiskQuestion, "type" | "nDays">,
  tags: readonly string[],
): Promise<VersionComparison[number]> {
  const description = later.dataset.directory.elementType(type);
  for (const tag of tags) later.dataset.directory.scenario(tag);
  const about = {
    asset_type: type,
    hazard_scenarios: [...tags],
    before_version: earlier.dataset.version,
    after_version: later.dataset.version,
  };
  const lacks = lackOf(earlier.dataset, later.dataset, type, tags);
  if (lacks !== null) {
    const sentence = lackSentence(description, lacks);
    return { ...about, lacks, data: null, only_before: null, only_after: null, sentence };
  }
  const { turn } = later.selection.asker;
  const found = await selectVersions(earlier, later, { type, nDays }, tags);
  const { rows, was, is, sides, shared, onlyLater, onlyEarlier } = found;
  const byEarlier = await tallied(sides, laterMeasures(rows, was.layer.measures), shared, turn);
  const byLater = await tallied(sides, is.layer.measures, shared, turn);
  const comparison = eachByItsOwn(byEarlier, byLater);

  const wire = changeWire(sharedMoney(earlier, later, found));
  const alone = async (side: typeof was, selection: Selection, own: ChangeWire) => {
    const sum = await tallied(
      { before: side.states, after: side.states },
      side.layer.measures,
      selection,
      turn,
    );
    const { exposed, byState } = sum.after;
    return {
      selected: own.totals(sum.selected),
      exposed: own.totals(exposed),
      not_assessed: own.totals(byState.notAssessed),
    };
  };
  const sentence = versionSentence(description, comparison, onlyEarlier.count, onlyLater.count);
  return {
    ...about,
    lacks,
    data: { ...unitsOf(description), ...wire.numbers(comparison), sentence },
    only_before: await alone(was, onlyEarlier, wire),
    only_after: await alone(is, onlyLater, wire),
    sentence,
  };
}

async function tallied(
  sides: Sides,
  measures: Measures,
  selection: Selection,
  turn: Turn,
): Promise<Comparison> {
  const tally = tallyComparison(sides, measures);
  await inTurns(turn, partsOf(selection, comparedInTurn), tally.add);
  return tally.read();
}
