import type { Money } from "@stopbank/contract/money";
import { agreeing, formatCount, formatMoney } from "@stopbank/numbers";
import type { LossChange } from "@stopbank/risk-engine/loss-changes";
import { type Named, nothingOf } from "../../wire/layerNouns.ts";
import type { DamageLack } from "./sideLosses.ts";

/** What differs in damage as one plain sentence, of the elements whose damage is known on both sides. */
export function damageChangeSentence(
  layer: Named,
  { selected, comparable }: Pick<LossChange, "selected" | "comparable">,
  { currency }: Money,
  sides: { readonly before: string; readonly after: string },
): string {
  const { displayName } = layer;
  if (selected === 0) return nothingOf(layer);
  if (comparable.count === 0) return `${displayName}: the damage of none is known on both sides.`;
  const money = (amount: number) => formatMoney(amount, currency);
  const by = comparable.after.value - comparable.before.value;
  const difference =
    by === 0
      ? `as much as ${sides.before}`
      : `${money(Math.abs(by))} ${by > 0 ? "more" : "less"} than the ${money(comparable.before.value)} ${sides.before}`;
  const left = selected - comparable.count;
  const rest =
    left === 0
      ? ""
      : `; of ${formatCount(left)} the damage is not known on both sides, and ${agreeing(left, "it is", "they are")} left out`;
  return `${displayName}: ${money(comparable.after.value)} of damage ${sides.after}, ${difference}${rest}.`;
}

const lackPhrases: Readonly<Record<DamageLack, (side: string) => string>> = {
  "several-of-one-hazard": (side) => `two scenarios of one hazard cannot happen in one event ${side}`,
  "by-year": (side) => `damage ${side} is known by the year, over a set of events, and of no single event`,
  "no-cost": () => "its elements have no replacement costs",
  "no-curve": (side) => `no damage curve is given ${side}`,
};

/** Why there is no damage to compare. @param side as it ends a clause: `in the version before`. */
export const damageLackSentence = ({ displayName }: Named, lack: DamageLack, side: string): string =>
  `${displayName}: damage is not compared, since ${lackPhrases[lack](side)}.`;
