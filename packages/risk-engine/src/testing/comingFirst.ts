import { selectionOf, wholeLayer } from "../columns/selection.ts";
import { layerByArea } from "../priority/areaSums.ts";
import { usualClassWeights, weightsByCode } from "../priority/classWeights.ts";
import { groupShares } from "../priority/groupShares.ts";
import { weightedByGroup } from "../priority/hazardGroupParts.ts";
import { tallyKnown } from "../priority/knownClasses.ts";
import { contributions, priorityScores } from "../priority/priorityScores.ts";
import { rankStability } from "../priority/rankStability.ts";
import { highestScore, ranksOf, relativeRiskOf } from "../priority/ranks.ts";
import { valueSetShares } from "../priority/valueSetShares.ts";
import { weightingsOf } from "../priority/weightings.ts";
import { type ExposureRow, exposureColumnOf } from "./exposures.ts";

interface Stated {
  readonly weights: readonly number[];
  readonly hazards: readonly string[];
  readonly sets: readonly StatedSet[];
}

type StatedRows = readonly { readonly element: number; readonly class: ExposureRow[1] }[];
interface StatedSet {
  readonly unit: string;
  /** Of each element. */
  readonly area: readonly number[];
  readonly metric?: readonly number[];
  readonly [hazard: string]: StatedRows | unknown;
}

const weightOf = weightsByCode(usualClassWeights);

/** The methodology's example of prioritisation worked out, to six decimals; of the first set and area also what is in them. */
export function comingFirst({ weights, hazards, sets }: Stated) {
  const areas = 1 + Math.max(...sets.flatMap(({ area }) => area));
  const worked = sets.map((set) => {
    const of = set.area.length;
    const groups = hazards.map((hazard) =>
      exposureColumnOf((set[hazard] as StatedRows).map((row): ExposureRow => [row.element, row.class])),
    );
    const tally = tallyKnown(of);
    for (const exposure of groups) tally.add(exposure);
    const metric = set.metric && Float64Array.from(set.metric);
    const columns = { exposure: tally.read(), metric, areaOf: Uint16Array.from(set.area) };
    const sums = layerByArea(wholeLayer(of), columns, weightOf, areas);
    return { set, groups, metric, sums, ...valueSetShares([{ unit: set.unit, sums }], areas) };
  });
  const shares = worked.map(({ share }) => share);
  const scores = priorityScores(shares, weights);
  const { best, median, worst } = rankStability(shares, weightingsOf(shares.length, areas));
  const [first] = worked;
  if (first === undefined) throw new Error("The example has no value set.");
  const inFirst = first.set.area.flatMap((area, element) => (area === 0 ? [element] : []));
  const weighted = weightedByGroup(
    selectionOf(inFirst, first.set.area.length),
    first.metric,
    first.groups,
    weightOf,
  );
  const assessed = first.sums.total[0]! - first.sums.notAssessed[0]!;
  const due = groupShares([{ unit: first.set.unit, assessed, weighted }], hazards.length);
  return {
    shares: shares.map(rounded),
    unknown: worked.map(({ unknown }) => rounded(unknown)),
    assumed: rounded(first.assumed),
    scores: rounded(scores),
    ranks: [...ranksOf(scores)],
    classes: Array.from(scores, (score) => relativeRiskOf(score, highestScore(scores))),
    parts: rounded(contributions(shares, weights, 0)),
    dueTo: Object.fromEntries(hazards.map((hazard, i) => [hazard, due[i]])),
    best: [...best],
    median: [...median],
    worst: [...worst],
  };
}

const rounded = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(value * 1e6) / 1e6);
