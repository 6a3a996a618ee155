import type { TableData } from "@stopbank/charts/data-table";
import { type WireClass, wireClasses } from "@stopbank/contract/wire-classes";
import { formatStated } from "@stopbank/numbers";
import { type ClassLabels, classLook } from "../classes/damageClasses.ts";
import type { Thresholds } from "./methodVariants.ts";

type Steps = Thresholds["steps"];

/** One rung: a class from an intensity up to the next rung's. */
export interface Rung {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  /** "below 0", "0.3 to 1", "1 and more". */
  readonly words: string;
  /** Where it begins and how long it is, as shares of the ladder. */
  readonly start: number;
  readonly length: number;
  /** The figure at its foot; empty for one that takes whatever lies below. */
  readonly foot: string;
}

/** Where the ladders of all variants begin and end: a step's width beyond the outermost thresholds. */
export function ladderRange(variants: readonly { readonly steps: Steps }[]): [from: number, to: number] {
  const all = variants.flatMap(({ steps }) => steps.flatMap(({ from }) => (from === null ? [] : [from])));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (all.length === 0) return [0, 1];
  const width = (most - least) / Math.max(1, new Set(all).size - 1) || Math.abs(most) || 1;
  const margin = Math.max(width, (most - least) / 4);
  return [least - margin, most + margin];
}

/** The rungs of one variant's ladder, from the lowest. */
export function rungsOf(
  steps: Steps,
  labels: ClassLabels,
  [from, to]: readonly [from: number, to: number],
): Rung[] {
  return steps.map((step, i) => {
    const next = steps[i + 1]?.from ?? null;
    const start = (Math.max(step.from ?? from, from) - from) / (to - from);
    const end = ((next ?? to) - from) / (to - from);
    return {
      key: `${step.damage_class} ${step.from}`,
      ...look(step.damage_class, labels),
      words: rungWords(step.from, next),
      start,
      length: end - start,
      foot: step.from === null ? "" : formatStated(step.from),
    };
  });
}

/** The classes that any of the ladders has, from the lowest. */
export const ladderKey = (
  variants: readonly { readonly steps: Steps }[],
  labels: ClassLabels,
): readonly { readonly label: string; readonly colour: string }[] =>
  classesIn(variants).map((name) => classLook(name, labels));

const classesIn = (variants: readonly { readonly steps: Steps }[]): readonly WireClass[] =>
  wireClasses.filter((name) =>
    variants.some(({ steps }) => steps.some(({ damage_class }) => damage_class === name)),
  );

/** Each variant's threshold of each class. */
export function ladderTable(
  variants: readonly { readonly label: string; readonly steps: Steps }[],
  labels: ClassLabels,
  unit: string,
): TableData {
  const classes = classesIn(variants);
  return {
    columns: [
      unit === "" ? "From" : `From (${unit})`,
      ...classes.map((name) => classLook(name, labels).label),
    ],
    rows: variants.map(({ label, steps }) => [
      label,
      ...classes.map((name) => {
        const step = steps.find(({ damage_class }) => damage_class === name);
        if (step === undefined) return "–";
        return step.from === null ? "any below" : formatStated(step.from);
      }),
    ]),
  };
}

function rungWords(from: number | null, next: number | null): string {
  if (from === null) return next === null ? "any intensity" : `below ${formatStated(next)}`;
  return next === null ? `${formatStated(from)} and more` : `${formatStated(from)} to ${formatStated(next)}`;
}

const isClass = (name: string): name is WireClass => wireClasses.some((each) => each === name);
const look = (name: string, labels: ClassLabels) =>
  isClass(name) ? classLook(name, labels) : { label: name, colour: "#8a97a6" };
