/** How long a scale bar is drawn, and what it says. */
export interface ScaleBar {
  readonly lengthPoints: number;
  /** Of ground. */
  readonly metres: number;
  /** In the unit's own measure. */
  readonly value: number;
  readonly unit: "Metres" | "Kilometres";
}

/** Near which a bar is to be (AMB-51: 80 of the specification's pixels, which are points). */
const targetPoints = 80;
const steps = [1, 2, 4, 5];
const kilometresFromMetres = 4_000;
/** Seen from the side by more, one length does not hold for the whole map (S2 9). */
const mostTiltDegrees = 15;

/**
 * The scale bar of a map on paper: the length of ground that is drawn nearest to 80 points among 1, 2, 4 and 5 times a
 * power of ten metres (EXP-06).
 *
 * @param metresPerPoint above 0.
 * @returns undefined where the map is tilted too far for one.
 */
export function scaleBar(metresPerPoint: number, pitchDegrees: number): ScaleBar | undefined {
  if (pitchDegrees > mostTiltDegrees || !(metresPerPoint > 0)) return undefined;
  const wanted = targetPoints * metresPerPoint;
  const decade = 10 ** Math.floor(Math.log10(wanted));
  const metres = [...steps.map((step) => step * decade), 10 * decade].reduce((nearest, length) =>
    Math.abs(length - wanted) < Math.abs(nearest - wanted) ? length : nearest,
  );
  const isLong = metres >= kilometresFromMetres;
  return {
    lengthPoints: metres / metresPerPoint,
    metres,
    value: isLong ? metres / 1_000 : metres,
    unit: isLong ? "Kilometres" : "Metres",
  };
}
