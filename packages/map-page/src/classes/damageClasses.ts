import type { Legend } from "@stopbank/contract/legends";
import { type WireClass, wireClasses } from "@stopbank/contract/wire-classes";
import { type ClassLabels, usualClassLabels } from "@stopbank/map/class-labels";
import { type ClassCode, classColours, notAssessedPaint, notExposedPaint } from "@stopbank/map/palettes";
import { severityOrder } from "@stopbank/risk-engine/classes";
import { damageClassCodes } from "@stopbank/risk-engine/columns";

export type { ClassLabels };

const codeOf = (name: WireClass) => wireClasses.indexOf(name) as Exclude<ClassCode, 255>;

/** From the least to the most severe: the engine's order under the wire's names. */
export const classesBySeverity: readonly WireClass[] = severityOrder.map(
  (name) => wireClasses[damageClassCodes[name]]!,
);

/** The client's words, from its legend of damage classes; the usual ones until that is there. */
export function classLabels(damageLegend: Legend | undefined): ClassLabels {
  const items = (damageLegend?.sections ?? []).flatMap((section) =>
    section.type === "categorical" ? section.items : [],
  );
  const words = wireClasses.map((name, code): [number, string] => [
    code,
    items.find(({ damage_class }) => damage_class === name)?.label ?? usualClassLabels[codeOf(name)],
  ]);
  return { ...usualClassLabels, ...Object.fromEntries(words) };
}

export interface ClassLook {
  readonly label: string;
  readonly colour: string;
}

export const classLook = (name: WireClass, labels: ClassLabels): ClassLook => ({
  label: labels[codeOf(name)],
  colour: classColours[codeOf(name)],
});

export const notExposedLook: ClassLook = { label: "Not exposed", colour: notExposedPaint.fill };
export const notAssessedLook: ClassLook = { label: "Not assessed", colour: notAssessedPaint.fill };
