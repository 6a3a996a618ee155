import { DomainError } from "@stopbank/errors";

/**
 * What is in the way of a drawing. Whoever asked for one says it in words of their own, with `why`.
 */
export class UnsafeSvg extends Error {
  readonly why: string;
  constructor(why: string) {
    super(why);
    this.why = why.slice(0, 160);
  }
}

/** @param why what it has that a drawing may not have, in words. */
export const unsafe = (why: string): UnsafeSvg => new UnsafeSvg(why);

/** Makes a drawing, in words about what it was to be. @param what `a logo`. @throws DomainError `<area>/unsafe-svg`. */
export function drawingFor<T>(make: () => T, area: string, what: string): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UnsafeSvg)) throw error;
    throw new DomainError(
      "invalid",
      `${area}/unsafe-svg`,
      `This SVG cannot be ${what}: ${error.why}. Have it saved as plain SVG, with shapes and words alone.`,
    );
  }
}
