import type { Likelihood } from "@stopbank/contract/property";
import { formatCount, formatPercent } from "@stopbank/numbers";

/** The span that a house or a mortgage is thought of in. */
const spanYears = 50;

/**
 * How likely an event is that is met or exceeded once in so many years on average: the chance in any year as engineers state it
 * (AEP = 1 / return period), and that of one or more in 50 years, 1 - (1 - AEP)^50, in the words that the IPCC has for it
 * (Mastrandrea et al. 2010, "Guidance note for lead authors of the IPCC fifth assessment report on consistent treatment of
 * uncertainties", table 1).
 *
 * @param years above 0; undefined where the study states none.
 */
export function likelihoodOf(years: number | undefined): Likelihood | null {
  if (years === undefined || !(years > 0)) return null;
  const yearly = Math.min(1, 1 / years);
  const inSpan = 1 - (1 - yearly) ** spanYears;
  return {
    return_period_years: years,
    annual_chance_percent: 100 * yearly,
    fifty_year_chance_percent: 100 * inSpan,
    words: wordsOf(inSpan),
  };
}

function wordsOf(chance: number): string {
  if (chance >= 0.99) return "virtually certain";
  if (chance >= 0.9) return "very likely";
  if (chance > 0.66) return "likely";
  if (chance >= 0.33) return "about as likely as not";
  if (chance >= 0.1) return "unlikely";
  return chance >= 0.01 ? "very unlikely" : "exceptionally unlikely";
}

/** `Such an event has a 1% chance in any year (1 in 100 years on average): about as likely as not within 50 years (39%).` */
export function likelihoodSentence(likelihood: Likelihood | null): string {
  if (likelihood === null) return "The study does not say how likely such an event is.";
  const {
    return_period_years: years,
    annual_chance_percent: yearly,
    fifty_year_chance_percent: span,
  } = likelihood;
  const [chance, within] = [formatPercent(yearly / 100), formatPercent(Math.round(span) / 100)];
  const article = /^8|^11|^18/.test(chance) ? "an" : "a";
  return `Such an event has ${article} ${chance} chance in any year (1 in ${formatCount(years)} years on average): ${likelihood.words} within ${spanYears} years (${within}).`;
}
