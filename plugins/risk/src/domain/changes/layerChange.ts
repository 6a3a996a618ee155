import type { WireClass } from "@stopbank/contract/wire-classes";
import { classesFromWorst, type FactsOnPaper, type LayerFacts, shareIn } from "./reportFacts.ts";

/** One figure at two versions; undefined where it is not known. */
export interface Change {
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** After less before; undefined where either is not known. */
  readonly difference: number | undefined;
}

/** What became of an element layer from one version of the data to the next. */
export interface LayerChange {
  readonly type: string;
  readonly name: string;
  /** `new`: the version before did not have it; `gone`: this one does not. */
  readonly presence: "both" | "new" | "gone";
  /** Elements assessed: what shares are of. */
  readonly assessed: Change;
  /** Elements exposed; not known where none was assessed. */
  readonly exposed: Change;
  /** Of each class that has elements in either version, from the worst: its share of what was assessed. */
  readonly shares: readonly (Change & { readonly name: WireClass })[];
  /** Expected annual damage, in the report's currency. */
  readonly annual: Change;
}

/** Every layer of either report, those of the newer one first and in its order. */
export function layerChanges({ before, after }: FactsOnPaper): readonly LayerChange[] {
  if (before === null) return [];
  // Of two currencies the difference is no amount.
  const isSameMoney = before.currency === after.currency;
  const known = after.layers.map((layer) =>
    changeOf(
      before.layers.find(({ type }) => type === layer.type),
      layer,
      isSameMoney,
    ),
  );
  const gone = before.layers
    .filter(({ type }) => !after.layers.some((layer) => layer.type === type))
    .map((layer) => changeOf(layer, undefined, isSameMoney));
  return [...known, ...gone];
}

function changeOf(
  before: LayerFacts | undefined,
  after: LayerFacts | undefined,
  isSameMoney: boolean,
): LayerChange {
  const layer = after ?? before;
  if (layer === undefined) throw new RangeError("A layer of neither version has not changed.");
  const classes = classesFromWorst.filter(
    (name) => (before?.classes[name] ?? 0) > 0 || (after?.classes[name] ?? 0) > 0,
  );
  const annual = change(before?.annualDollars ?? undefined, after?.annualDollars ?? undefined);
  return {
    type: layer.type,
    name: layer.name,
    presence: before === undefined ? "new" : after === undefined ? "gone" : "both",
    assessed: change(before?.assessed, after?.assessed),
    exposed: change(exposedIn(before), exposedIn(after)),
    shares: classes.map((name) => ({
      name,
      ...change(before && shareIn(before, name), after && shareIn(after, name)),
    })),
    annual: isSameMoney ? annual : { ...annual, before: undefined, difference: undefined },
  };
}

/** Where nothing was assessed, nobody knows that nothing is exposed. */
const exposedIn = (facts: LayerFacts | undefined): number | undefined =>
  facts === undefined || facts.assessed === 0 ? undefined : facts.exposed;

function change(before: number | undefined, after: number | undefined): Change {
  const difference = before === undefined || after === undefined ? undefined : after - before;
  return { before, after, difference };
}

/** Whether every figure is what it was. */
export const isSame = ({ presence, assessed, exposed, shares, annual }: LayerChange): boolean =>
  presence === "both" &&
  [assessed, exposed, ...shares, annual].every(({ before, after }) => before === after);
