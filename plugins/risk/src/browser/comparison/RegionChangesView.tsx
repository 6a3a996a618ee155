import { DataTable } from "@stopbank/charts/data-table";
import type { ComparedDamage, DamageChange } from "@stopbank/contract/compared-damage";
import type { ComparisonByRegion } from "@stopbank/contract/comparison";
import type { SideWords } from "@stopbank/map-page/side-words";
import type { StateWords } from "@stopbank/map-page/state-words";
import { formatCount, formatMoney, none } from "@stopbank/numbers";
import { damageFigure } from "../../domain/comparison/damageChangeWords.ts";
import { signed } from "../../domain/comparison/signed.ts";

export interface RegionChangesViewProps {
  /** "Suburbs" */
  readonly title: string;
  readonly answer: Pick<ComparisonByRegion, "regions" | "outside" | "money">;
  /** Undefined where nothing that happens to the layer has a cost. */
  readonly damage: Pick<ComparedDamage, "damage" | "regions" | "outside" | "money"> | undefined;
  readonly sides: SideWords;
  readonly words: StateWords;
}

/** What differs in each region, the largest difference first, and in none of them. */
export function RegionChangesView({ title, answer, damage, sides, words }: RegionChangesViewProps) {
  const { regions, outside, money } = answer;
  const isDamageKnown = damage !== undefined && damage.damage !== null;
  const row = (
    name: string,
    { exposed_before, exposed_after, difference, not_comparable }: typeof outside,
    lost: DamageChange | null | undefined,
  ) => [
    name,
    formatCount(exposed_before.count),
    formatCount(exposed_after.count),
    signed(difference.count, formatCount),
    ...(money === null
      ? []
      : [signed(difference.cost ?? 0, (amount) => formatMoney(amount, money.currency))]),
    ...(isDamageKnown ? [lost ? damageFigure(lost, damage.money) : none] : []),
    formatCount(not_comparable.count),
  ];
  const ordered = regions.toSorted((a, b) => Math.abs(b.difference.count) - Math.abs(a.difference.count));
  return (
    <DataTable
      caption={`${words.part} by ${title.toLowerCase()}`}
      columns={[
        title,
        sides.left,
        sides.right,
        "Difference",
        ...(money === null ? [] : ["In value"]),
        ...(isDamageKnown ? ["In damage"] : []),
        "Not comparable",
      ]}
      rows={[
        ...ordered.map((region) =>
          row(
            region.name,
            region,
            damage?.regions.find((each) => each.region === region.region),
          ),
        ),
        ...(outside.selected.count > 0 ? [row("In none of them", outside, damage?.outside)] : []),
      ]}
    />
  );
}
