import { type BrandColours, brandContrast, type ContrastCheck } from "./brandContrast.ts";
import { mixed } from "./palette.ts";

/** In 200 steps from a colour to black, and as many to white. */
const steps = 200;

/**
 * The nearest colour to one of the client's two, by mixing it with black or white, that passes all of its checks; where
 * none does, all of those that are about text.
 *
 * @returns undefined where none passes, or the colour passes already.
 */
export function nearestPassing(colours: BrandColours, of: keyof BrandColours): string | undefined {
  const passes = (colour: string, counts: (check: ContrastCheck) => boolean) =>
    brandContrast({ ...colours, [of]: colour })
      .filter((check) => check.of === of && counts(check))
      .every(({ isMet }) => isMet);
  for (const counts of [() => true, ({ needed }: ContrastCheck) => needed === 4.5]) {
    if (passes(colours[of], counts)) return undefined;
    for (let step = 1; step <= steps; step++)
      for (const end of ["#000000", "#ffffff"]) {
        const colour = mixed(colours[of], end, step / steps);
        if (passes(colour, counts)) return colour;
      }
  }
  return undefined;
}
