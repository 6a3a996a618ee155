import type { versionLacks } from "@stopbank/contract/dataset-versions";
import type { ElementType } from "@stopbank/dataset/manifest";
import { agreeing, formatCount } from "@stopbank/numbers";
import type { Comparison } from "@stopbank/risk-engine/compare";
import { type Named, nothingOf } from "../wire/layerNouns.ts";

type Lack = (typeof versionLacks)[number];

const lackSentences: Readonly<Record<Lack, string>> = {
  layer: "the version before has no such layer",
  scenario: "the version before does not have every scenario that is shown",
  unit: "the version before measures it in another unit",
};

/** Why a layer is not compared. */
export const lackSentence = ({ displayName }: Pick<ElementType, "displayName">, lack: Lack): string =>
  `${displayName}: not compared, since ${lackSentences[lack]}.`;

/** What differs between two versions as one plain sentence: of what both have and assessed, and beside it what one alone has. */
export function versionSentence(
  type: Named,
  { selected, comparable, byChange }: Pick<Comparison, "selected" | "comparable" | "byChange">,
  onlyBefore: number,
  onlyAfter: number,
): string {
  if (selected.count + onlyBefore + onlyAfter === 0) return nothingOf(type);
  return `${type.displayName}: ${[
    ...ofBoth(type, { selected, comparable, byChange }),
    ...(onlyBefore > 0 ? [`${formatCount(onlyBefore)} only in the version before`] : []),
    ...(onlyAfter > 0 ? [`${formatCount(onlyAfter)} only in the current one`] : []),
  ].join("; ")}.`;
}

function ofBoth(
  { isCascading }: Named,
  { selected, comparable, byChange }: Pick<Comparison, "selected" | "comparable" | "byChange">,
): string[] {
  const { worse, better, notComparable } = byChange;
  if (selected.count === 0) return ["none is in both versions"];
  if (selected.count === notComparable.count)
    return [`${formatCount(selected.count)} in both versions, none assessed in both`];
  const [then, now] = [comparable.before.count, comparable.after.count];
  const state = isCascading
    ? `${agreeing(now, "has", "have")} an outage of upstream connections`
    : `${agreeing(now, "is", "are")} exposed`;
  const by = now - then;
  const difference =
    by === 0
      ? "as many as in the version before"
      : `${formatCount(Math.abs(by))} ${by > 0 ? "more" : "fewer"} than the ${formatCount(then)} in the version before`;
  return [
    `of ${formatCount(selected.count)} in both versions ${formatCount(now)} ${state}, ${difference}`,
    `${formatCount(worse.count)} ${agreeing(worse.count, "is", "are")} worse off, ${formatCount(better.count)} better`,
    ...(notComparable.count > 0
      ? [`${formatCount(notComparable.count)} cannot be compared, not being assessed in both`]
      : []),
  ];
}
