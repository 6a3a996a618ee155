import type { VersionDamage } from "@stopbank/contract/compared-damage";
import { laterLosses } from "@stopbank/risk-engine/across-versions";
import type { RiskQuestion } from "../../ask/riskQuestion.ts";
import { moneyOf } from "../../wire/money.ts";
import { scenariosNamed } from "../comparedSides.ts";
import { type Asked, requireComparable, selectVersions } from "../versionSides.ts";
import { damageLackSentence } from "./damageChangeSentence.ts";
import { columnsOfGroup, damageChanges } from "./damageChanges.ts";
import { sideLosses } from "./sideLosses.ts";

const sides = { before: "in the version before", after: "in the current one" };

/**
 * What damage in one event differs since a kept version, of the elements that both have: each side by its own version's costs
 * and curves, by the regions of the later one.
 *
 * @throws DomainError `dataset/not-comparable`, `dataset/unknown-region-group`, and as `selectVersions`.
 */
export async function damageSince(
  earlier: Asked,
  later: Asked,
  question: Pick<RiskQuestion, "type" | "nDays">,
  tags: readonly string[],
  group: string | undefined,
): Promise<VersionDamage> {
  const { dataset, selection } = later;
  const { type, nDays } = question;
  const { turn } = selection.asker;
  requireComparable(earlier.dataset, dataset, type, tags);
  const found = await selectVersions(earlier, later, question, tags, columnsOfGroup(dataset, type, group));
  const { rows, was, is, shared } = found;
  const { description } = is.layer.table;
  const about = {
    asset_type: type,
    before: [...tags],
    after: [...tags],
    before_version: earlier.dataset.version,
    dataset_version: dataset.version,
  };
  const money = moneyOf(dataset.manifest, description);
  const formerMoney = moneyOf(earlier.dataset.manifest, was.layer.table.description);
  const nothing = (sentence: string) => ({
    ...about,
    money,
    damage: null,
    regions: [],
    outside: null,
    sentence,
  });
  const lossesIn = ({ dataset: version }: Asked) =>
    sideLosses({ dataset: version, type, scenarios: scenariosNamed(version, tags), nDays, turn });
  const before = await lossesIn(earlier);
  if (typeof before === "string") return nothing(damageLackSentence(description, before, sides.before));
  const after = await lossesIn(later);
  if (typeof after === "string") return nothing(damageLackSentence(description, after, sides.after));
  if (money.currency !== formerMoney.currency || money.price_year !== formerMoney.price_year)
    return nothing(
      `${description.displayName}: damage is not compared, since the versions' costs are in other money.`,
    );
  const compared = { before: laterLosses(rows, before), after, selection: shared };
  const changes = await damageChanges({ dataset, layer: is.layer, ...compared, group, turn }, sides);
  return { ...about, ...changes };
}
