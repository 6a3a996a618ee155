/** Numbers as New Zealand writes them: every figure of a screen, and of a sentence the API writes, goes through here. */
export { agreeing } from "./agreement.ts";
export { type AmountUnit, formatAmount } from "./amount.ts";
export { formatAbbreviated, formatNumber, none } from "./formatNumber.ts";
export {
  formatBareIntensity,
  formatInScale,
  formatIntensity,
  intensityScale,
  withUnit,
} from "./intensity.ts";
export { formatArea, formatDepth, formatDistance, formatQuantity, metresIn } from "./measures.ts";
export { currencySymbol, formatMoney } from "./money.ts";
export { formatAttribute, formatNamed } from "./named.ts";
export { formatPercent } from "./percent.ts";
export { readableIntensity } from "./readableIntensity.ts";
export {
  formatChart,
  formatCount,
  formatGauge,
  formatHistogram,
  formatMultiHazard,
  formatStated,
  formatSummary,
} from "./specified.ts";
export { formatWait } from "./wait.ts";
