/** The form of a word that agrees with a count: `1 was`, `2 were`, `0 were`. */
export const agreeing = (count: number, one: string, many: string): string => (count === 1 ? one : many);
