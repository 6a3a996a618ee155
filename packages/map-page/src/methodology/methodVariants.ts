import type { ConsequenceMethod } from "@stopbank/contract/consequences";

export type Thresholds = Extract<ConsequenceMethod, { kind: "thresholds" }>;
export type CurveMethod = Extract<ConsequenceMethod, { kind: "curve" }>;
export type Fragility = Extract<ConsequenceMethod, { kind: "fragility" }>;
export type Where = CurveMethod["variants"][number]["where"];

interface Labelled {
  readonly label: string;
  readonly where: Where;
}

/** The variants in the order they are tried, then what all other elements follow: `where` nothing is left to ask. */
export function variantsOf<V extends Labelled>(
  method: Omit<V, keyof Labelled> & { readonly label?: string | undefined; readonly variants: readonly V[] },
): readonly (Omit<V, keyof Labelled> & Labelled)[] {
  return [...method.variants, { ...method, label: method.label ?? restLabel(method.variants), where: {} }];
}

const restLabel = (variants: readonly unknown[]) =>
  variants.length === 0 ? "All elements" : "Other elements";

/** For showing: what most elements follow first, then the others in the order they are tried. */
export const restFirst = <V>(tried: readonly V[]): readonly V[] => [
  ...tried.slice(-1),
  ...tried.slice(0, -1),
];
