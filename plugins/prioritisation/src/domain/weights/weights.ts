/** How important value sets are, by their ids: whole numbers from `leastWeight` to `greatestWeight`. One that is missing has `usualWeight`. */
export type Weights = Readonly<Record<string, number>>;

export const leastWeight = 1;
export const greatestWeight = 5;
const usualWeight = 1;
const balancedWeight = 3;

export const weightOf = (weights: Weights, valueSet: string): number => weights[valueSet] ?? usualWeight;

/** Each as important as any other (PRI-07). */
export const balanced = (valueSets: readonly string[]): Weights =>
  Object.fromEntries(valueSets.map((id) => [id, balancedWeight]));

/** Whether two give these value sets the same importance, said or not. */
export const areSameWeights = (a: Weights, b: Weights, valueSets: readonly string[]): boolean =>
  valueSets.every((id) => weightOf(a, id) === weightOf(b, id));

/** Of the value sets there are, as sliders can show them: a weight between two steps goes to the nearer one. */
export const fittedWeights = (weights: Weights, valueSets: readonly string[]): Weights =>
  Object.fromEntries(valueSets.map((id) => [id, onScale(weightOf(weights, id))]));

const onScale = (weight: number) =>
  Number.isFinite(weight) ? Math.min(greatestWeight, Math.max(leastWeight, Math.round(weight))) : usualWeight;

/** Without what is as it is when nobody says anything, and in one order: the same weights make the same link. */
export const saidWeights = (weights: Weights): Weights =>
  Object.fromEntries(
    Object.entries(weights)
      .filter(([, weight]) => weight !== usualWeight)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
