import { classes, classWords, type DamageClass } from "./answers.ts";
import type { Directory } from "./directory.ts";
import type { Expected, ExpectedTable, TableOf } from "./expected.ts";
import { both, number, percent } from "./figures.ts";
import { type Ask, askedHazards, type Question } from "./question.ts";

type Points = readonly (readonly [at: number, ratio: number])[];

interface Steps {
  readonly label?: string;
  readonly steps: readonly { readonly from: number | null; readonly damage_class: DamageClass }[];
}
interface Curve {
  readonly label?: string;
  readonly points: Points;
  readonly min?: Points;
  readonly max?: Points;
}
type Method = { readonly unit: string; readonly floor_height_attribute: string | null } & (
  | (Steps & { readonly kind: "thresholds"; readonly variants: readonly Steps[] })
  | (Curve & { readonly kind: "curve"; readonly variants: readonly Curve[] })
);

interface Methodology {
  readonly title: string;
  readonly curves: readonly Method[];
}

/** Thresholds and damage curves, of each layer under each hazard. */
export async function methodTables(
  { types }: Question,
  ask: Ask,
  directory: Directory,
): Promise<ExpectedTable[]> {
  const tables: ExpectedTable[] = [];
  for (const type of types)
    for (const { id, tag } of askedHazards) {
      const { title, curves } = await ask<Methodology>(`/risk/consequence_methodology/${type}/${tag}`);
      for (const method of curves) {
        const { intensity_label } = directory.hazard(id);
        const over = method.floor_height_attribute === null ? "" : " over the floor";
        const intensity = `${intensity_label}${over} (${method.unit})`;
        tables.push({ under: `Consequence methodology / ${title}`, ...tableOf(method, intensity) });
      }
    }
  return tables;
}

const tableOf = (method: Method, intensity: string): TableOf =>
  method.kind === "thresholds"
    ? {
        title: `Damage class thresholds, ${intensity}. A class holds from its figure up to the next.`,
        rows: thresholdRows(withRest(method), method.unit),
      }
    : { title: "", rows: curveRows(withRest(method), intensity) };

/** The variants in the order they are tried, then what all others follow. */
const withRest = <V extends { readonly label?: string }>(method: V & { readonly variants: readonly V[] }) => [
  ...method.variants,
  { ...method, label: method.label ?? (method.variants.length === 0 ? "All elements" : "Other elements") },
];

function thresholdRows(variants: readonly Steps[], unit: string): Expected[][] {
  const present = classes.filter((name) =>
    variants.some(({ steps }) => steps.some(({ damage_class }) => damage_class === name)),
  );
  const rising = present.toReversed();
  return [
    [`From (${unit})`, ...rising.map((name) => classWords[name])],
    ...variants.map(({ label = "", steps }) => [
      label,
      ...rising.map((name) => {
        const step = steps.find(({ damage_class }) => damage_class === name);
        if (step === undefined) return "–";
        return step.from === null ? "any below" : number(step.from, 6);
      }),
    ]),
  ];
}

function curveRows(tried: readonly Curve[], intensity: string): Expected[][] {
  // What most elements follow stands first.
  const variants = [...tried.slice(-1), ...tried.slice(0, -1)];
  const pointsAt = variants.flatMap(({ points, min = [], max = [] }) =>
    [...points, ...min, ...max].map(([at]) => at),
  );
  return [
    [intensity, ...variants.map(({ label = "" }) => label)],
    ...[...new Set(pointsAt)]
      .toSorted((a, b) => a - b)
      .map((at) => [number(at, 6), ...variants.map((variant) => lostAt(variant, at))]),
  ];
}

/** `47.5% (38% to 57%)` */
function lostAt({ points, min = points, max = points }: Curve, at: number): Expected {
  const [value, least, most] = [points, min, max].map((line) => percent(valueAt(line, at)));
  return value === undefined || least === undefined || most === undefined
    ? "–"
    : valueAt(min, at) === valueAt(max, at)
      ? value
      : both("(", value, both("to", least, most), ")");
}

/** Straight between the points, level beyond them. */
function valueAt(line: Points, at: number): number {
  const after = line.findIndex(([x]) => x >= at);
  if (after === -1) return line.at(-1)?.[1] ?? Number.NaN;
  const [x1 = 0, y1 = 0] = line[after] ?? [];
  const [x0, y0] = line[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}
