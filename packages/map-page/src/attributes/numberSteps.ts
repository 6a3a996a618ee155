export interface NumberSteps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** About how many places a slider has to stop at. */
const places = 100;

/**
 * The round ends and steps of a slider from the least to the greatest value there is: whole numbers where both are
 * whole, else tenths, hundredths and so on, as fine as the range asks for.
 */
export function numberSteps(least: number, greatest: number): NumberSteps {
  const power = Math.floor(Math.log10((greatest - least) / places));
  const decimals = Number.isInteger(least) && Number.isInteger(greatest) ? 0 : Math.max(1, -power);
  const scale = 10 ** decimals;
  return {
    min: Math.floor(least * scale) / scale,
    max: Math.ceil(greatest * scale) / scale,
    step: 1 / scale,
  };
}

/** A slider adds its steps up: what it answers is rounded to a number of them. */
export const onStep = (value: number, { step }: NumberSteps): number =>
  Number((Math.round(value / step) * step).toFixed(12));
