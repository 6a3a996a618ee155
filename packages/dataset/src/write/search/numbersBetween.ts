/** A longer range is no range of houses. */
const longestRange = 40;

/**
 * The numbers that a range in a text passes over: `14-18 Kauri Street` is 16 too. Both ends even, or both odd, are one
 * side of a street; else every number is in it.
 */
export function numbersBetween(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}/-])(\d{1,5})\s?[-–]\s?(\d{1,5})(?![\p{L}\p{N}/-])/gu)].flatMap(
    ([, first = "", last = ""]) => {
      const [from, to] = [Number(first), Number(last)];
      if (!(to > from && to - from <= longestRange)) return [];
      const step = (to - from) % 2 === 0 ? 2 : 1;
      return Array.from({ length: Math.ceil((to - from) / step) - 1 }, (_, i) =>
        String(from + (i + 1) * step),
      );
    },
  );
}
