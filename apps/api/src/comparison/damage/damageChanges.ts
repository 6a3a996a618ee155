import type { ComparedDamage } from "@stopbank/contract/compared-damage";
import type { LossRows } from "@stopbank/risk-engine/loss-changes";
import { tallyLossChanges } from "@stopbank/risk-engine/loss-changes";
import { partsOf, type Selection } from "@stopbank/risk-engine/select";
import type { ServedDataset } from "../../data/servedDataset.ts";
import type { ServedLayer } from "../../data/servedLayer.ts";
import { moneyOf } from "../../wire/money.ts";
import { inTurns, type Turn } from "../../work/inTurns.ts";
import { regionsToCompare } from "../compareRegions.ts";
import { damageChangeSentence } from "./damageChangeSentence.ts";
import { damageChangeWire } from "./damageChangeWire.ts";

/** Elements whose losses are compared in a turn of the event loop, some 4 ms. */
const lossesInTurn = 150_000;

export interface DamagesToCompare {
  readonly dataset: ServedDataset;
  readonly layer: ServedLayer;
  readonly selection: Selection;
  readonly before: LossRows;
  readonly after: LossRows;
  /** Regions to be told apart; undefined for none. */
  readonly group: string | undefined;
  readonly turn: Turn;
}

/**
 * What damage differs between two sides, in words and by region.
 *
 * @param sides as they end a clause: `in the version before`.
 * @throws DomainError `dataset/unknown-region-group`.
 */
export async function damageChanges(
  { dataset, layer, selection, before, after, group, turn }: DamagesToCompare,
  sides: { readonly before: string; readonly after: string },
): Promise<Pick<ComparedDamage, "money" | "damage" | "regions" | "outside" | "sentence">> {
  const { description } = layer.table;
  const codes = group === undefined ? undefined : regionCodes(dataset, layer, group);
  const tally = tallyLossChanges({ before, after }, codes);
  await inTurns(turn, partsOf(selection, lossesInTurn), tally.add);
  const { whole, regions, outside } = tally.read();
  const money = moneyOf(dataset.manifest, description);
  const named = dataset.directory.regions.filter((each) => each.group === group);
  return {
    money,
    damage: damageChangeWire(whole),
    regions: named.flatMap(({ id, name, code }) => {
      const found = regions[code];
      return found === undefined || found.selected === 0
        ? []
        : [{ region: id, name, ...damageChangeWire(found) }];
    }),
    outside: group === undefined ? null : damageChangeWire(outside),
    sentence: damageChangeSentence(description, whole, money, sides),
  };
}

/** What has to be read of a layer beside what it is selected by. */
export const columnsOfGroup = (
  dataset: ServedDataset,
  type: string,
  group: string | undefined,
): readonly string[] => (group === undefined ? [] : regionsToCompare(dataset, type, group).columns);

/** Undefined for a layer that is not sorted into them: all of it lies in none. */
function regionCodes(dataset: ServedDataset, { table }: ServedLayer, group: string) {
  const { described, columns } = regionsToCompare(dataset, table.description.type, group);
  const [column] = columns;
  return column === undefined
    ? undefined
    : { codeOf: table.regionCode(column), count: described.regions.length };
}
