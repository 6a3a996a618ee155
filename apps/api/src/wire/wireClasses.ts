import { type WireClass, wireClasses } from "@stopbank/contract/risk";
import { damageClasses } from "@stopbank/risk-engine/classes";
import type { DamageClass } from "@stopbank/risk-engine/columns";

/** The wire says `medium` where the datasets say `moderate`; both list the classes in the same order. */
export const wireClassOf = Object.fromEntries(
  damageClasses.map((name, code) => [name, wireClasses[code]]),
) as Readonly<Record<DamageClass, WireClass>>;

/** A record with one entry per class, under the class's wire name and a suffix. */
export const perClass = <S extends string>(
  valueFor: (name: DamageClass) => number,
  suffix: S,
): Record<`${WireClass}${S}`, number> =>
  Object.fromEntries(
    damageClasses.map((name) => [`${wireClassOf[name]}${suffix}`, valueFor(name)]),
  ) as Record<`${WireClass}${S}`, number>;
