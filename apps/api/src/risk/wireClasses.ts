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

/** What people read. The specification's pairs (Low or Minor) are one class each; a legend may say which word. */
export const classLabels: Readonly<Record<DamageClass, string>> = {
  unspecified: "Unspecified",
  potential: "Potential",
  exposed: "Exposed",
  insignificant: "Insignificant",
  low: "Low or Minor",
  moderate: "Moderate",
  high: "High or Major",
};
