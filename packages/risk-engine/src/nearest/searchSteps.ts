/** How much one question for what is nearest has looked at: cells, edges and pairs of them. */
export interface SearchSteps {
  /** It has looked at as much as one question may. */
  isSpent(): boolean;
  /** Counts. @returns whether a part is over, after which others come first. */
  take(steps: number): boolean;
}

/** In one question, where nobody says less: on a grid of 1 m the cells of a kilometre around, some 50 ms of work. */
export const mostSearchSteps = 4_000_000;
/** Some millisecond. */
export const stepsAPart = 65_536;
/** To measure a distance takes as long as to see of so many that they are too far away. */
export const stepsToMeasure = 16;

/** @param most that may be looked at. */
export function createSearchSteps(most: number = mostSearchSteps): SearchSteps {
  let taken = 0;
  let partEnds = stepsAPart;
  return {
    isSpent: () => taken >= most,
    take(steps) {
      taken += steps;
      if (taken < partEnds) return false;
      partEnds = taken + stepsAPart;
      return true;
    },
  };
}
