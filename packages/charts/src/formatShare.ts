import { formatPercent } from "@stopbank/ui/format";

/** As the gauge says it: `<1%` for anything below, else `12.4%`. */
export const formatShare = (share: number): string =>
  share > 0 && share < 0.01 ? "<1%" : formatPercent(share);
