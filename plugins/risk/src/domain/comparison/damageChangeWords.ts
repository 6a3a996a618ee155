import type { DamageChange } from "@stopbank/contract/compared-damage";
import type { ElementLayer } from "@stopbank/contract/layers";
import type { Money } from "@stopbank/contract/money";
import { agreeing, formatCount, formatMoney, none } from "@stopbank/numbers";
import { boundMoney } from "../annual/annualWords.ts";
import { signed } from "./signed.ts";

type Sides = Readonly<Record<"left" | "right", string>>;

/** Whether anything that happens to a layer has a cost in one event, so that it is worth asking for. */
export const hasDamage = ({ damage_hazards = [] }: Pick<ElementLayer, "damage_hazards">): boolean =>
  damage_hazards.length > 0;

/** The difference with its sign; a dash where nothing is known on both sides. */
export const damageFigure = ({ comparable }: DamageChange, { currency }: Money): string =>
  comparable.count === 0
    ? none
    : signed(comparable.difference.value, (amount) => formatMoney(amount, currency));

const boundNames = {
  value: "Best estimate",
  min: "Least curves and costs",
  max: "Greatest curves and costs",
} as const;

/** Each side and the difference by the best estimate, and by both bounds where any differs from it. */
export function damageRows({ before, after, comparable }: DamageChange, { currency }: Money): string[][] {
  const hasRange = [before.amount, after.amount].some((each) => each !== null && each.min !== each.max);
  return (["value", "min", "max"] as const)
    .filter((bound) => bound === "value" || hasRange)
    .map((bound) => [
      boundNames[bound],
      boundMoney(before, before.amount?.[bound], currency),
      boundMoney(after, after.amount?.[bound], currency),
      comparable.count === 0
        ? none
        : signed(comparable.difference[bound], (amount) => formatMoney(amount, currency)),
    ]);
}

/** What each side leaves out, a sentence for each thing that lacks; what both lack alike is said once. */
export function damageLeftOut({ before, after, selected_count }: DamageChange, sides: Sides): string[] {
  const [left, right] = [leftOutOf(before, selected_count), leftOutOf(after, selected_count)];
  return [
    ...left.filter((lack) => right.includes(lack)).map((lack) => `On both sides ${lack}`),
    ...left.filter((lack) => !right.includes(lack)).map((lack) => `${sides.left}: ${lack}`),
    ...right.filter((lack) => !left.includes(lack)).map((lack) => `${sides.right}: ${lack}`),
  ];
}

function leftOutOf(side: DamageChange["before"], selected: number): string[] {
  const lacking = side.exposed_count - side.counted_count;
  const { partly_assessed_count: partly, never_assessed_count: never } = side;
  return [
    ...(lacking === 0
      ? []
      : [
          `${formatCount(lacking)} of ${formatCount(side.exposed_count)} exposed ${agreeing(lacking, "lacks", "lack")} a replacement cost, a damage curve or an intensity and ${agreeing(lacking, "is", "are")} left out`,
        ]),
    ...(partly === 0
      ? []
      : [
          `${formatCount(partly)} of ${formatCount(selected)} ${agreeing(partly, "is", "are")} known for some of the hazards only, so its damage is a lower bound`,
        ]),
    ...(never === 0
      ? []
      : [`${formatCount(never)} of ${formatCount(selected)} ${agreeing(never, "was", "were")} not assessed`]),
  ];
}
