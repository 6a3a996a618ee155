/** Variation of yearly floods; 0.55 is usual for steep eastern catchments. */
const variation = 0.55;
const bankfullDepthMetres = 2.6;
/** Share of a rise in the channel that remains once water spreads over the plain. */
const spreading = 0.45;

/** A flood against the mean yearly one, by return period: the Gumbel (EV1) growth curve. */
export const floodGrowth = (returnPeriodYears: number) =>
  1 - variation * (0.45 + 0.7797 * Math.log(-Math.log(1 - 1 / returnPeriodYears)));

/**
 * How far a flood stands above the river's banks, in metres. The two-year flood just fills the channel; depth
 * follows Manning's rating for a wide channel, (Q / Qbankfull)^(3/5), damped where it leaves the banks.
 *
 * @param flowFactor what climate change does to the flow, 1 for today.
 */
export function overbankRiseMetres(returnPeriodYears: number, flowFactor: number): number {
  const ratio = (flowFactor * floodGrowth(returnPeriodYears)) / floodGrowth(2);
  return bankfullDepthMetres * (ratio ** 0.6 - 1) * spreading;
}
