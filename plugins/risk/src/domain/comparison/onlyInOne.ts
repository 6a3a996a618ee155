import type { VersionComparison } from "@stopbank/contract/dataset-versions";
import type { StateWords } from "@stopbank/map-page/state-words";
import { formatCount, formatMoney, formatQuantity } from "@stopbank/numbers";

type Compared = VersionComparison[number];

/** The elements of one version alone, a row for each that has any; undefined where both have the same. */
export function onlyInOne({ data, only_before, only_after }: Compared, words: StateWords) {
  const money = data?.money ?? null;
  const unit = data?.metric_unit ?? "each";
  const isMeasured = data?.metric_type !== "count";
  const rows = (
    [
      ["Only before", only_before],
      ["Only now", only_after],
    ] as const
  ).flatMap(([name, of]) =>
    of === null || of.selected.count === 0
      ? []
      : [
          [
            name,
            formatCount(of.selected.count),
            ...(isMeasured ? [formatQuantity(of.selected.metric, unit)] : []),
            formatCount(of.exposed.count),
            ...(money === null ? [] : [formatMoney(of.exposed.cost ?? 0, money.currency)]),
            formatCount(of.not_assessed.count),
          ],
        ],
  );
  if (rows.length === 0) return undefined;
  return {
    columns: [
      "Version",
      "Elements",
      ...(isMeasured ? ["Quantity"] : []),
      words.part,
      ...(money === null ? [] : ["Value"]),
      "Not assessed",
    ],
    rows,
  };
}
